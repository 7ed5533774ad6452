import Testing

@testable import HeadlessUIKit

/// The decisions of the machine, without a loop, views or a clock.
@Suite struct NavigationStackMachineTests {
  final class Item {}
  typealias Machine = NavigationStackMachine<Item>
  let a = Item()
  let b = Item()
  let c = Item()

  private func visible(_ stack: [Item]) -> Machine {
    var machine = Machine()
    _ = machine.set(stack, animated: false, while: .outside)
    return machine
  }

  private func start(_ machine: inout Machine, _ visibility: NavigationVisibility = .visible) -> Machine.Transition? {
    guard case .start(let transition) = machine.startNext(while: visibility) else { return nil }
    return transition
  }

  @Test("A change outside the window is made at once")
  func outside() {
    var machine = visible([a])
    #expect(machine.set([a, b], animated: true, while: .outside) == .madeAtOnce)
    #expect(machine.onScreen.last === b && machine.awaited == nil)
    #expect(start(&machine) == nil)
  }

  @Test("A new top is a push, and a top that was in the old stack is a pop")
  func operation() {
    var machine = visible([a, b])
    #expect(machine.set([c], animated: true, while: .visible) == .atNextLayout)
    #expect(start(&machine)?.operation == .push)
    machine = visible([a, b])
    _ = machine.set([c, a], animated: true, while: .visible)
    #expect(start(&machine)?.operation == .pop)
    machine = visible([a, b])
    _ = machine.set([], animated: true, while: .visible)
    let emptied = start(&machine)
    #expect(emptied?.operation == .pop && emptied?.isAnimated == false)
  }

  @Test("The visible controllers, not unseen operations, decide between push and pop")
  func operationAcrossSeveral() {
    var machine = visible([a])
    _ = machine.set([a, b], animated: true, while: .visible)
    _ = machine.set([a, b, c], animated: true, while: .visible)
    _ = machine.set([a, b], animated: true, while: .visible)
    let transition = start(&machine)
    #expect(transition?.operation == .push && transition?.from === a && transition?.to === b)
  }

  /// The operations of one turn, and the transition that they make.
  struct Turn: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The names of the stacks that the operations set, one after the other.
    let stacks: [String]
    let expected: String
  }

  nonisolated static let turns: [Turn] = [
    Turn(testDescription: "a new view controller below the top, then a pop", stacks: ["CB", "C"], expected: "pop BC"),
    Turn(testDescription: "two of them, then two pops", stacks: ["DCB", "DC", "D"], expected: "pop BD"),
    Turn(testDescription: "the same with a replacement for the pop", stacks: ["CB", "C"], expected: "pop BC"),
    Turn(testDescription: "two replacements below the top, then a pop", stacks: ["CB", "DB", "D"], expected: "pop BD"),
    Turn(testDescription: "what an earlier one had put there", stacks: ["CB", "DB", "C"], expected: "push BC"),
    Turn(testDescription: "what the screen had there", stacks: ["CB", "A"], expected: "push BA"),
    Turn(testDescription: "a push and its pop, then a pop", stacks: ["CB", "CBD", "CB", "C"], expected: "pop BC"),
    Turn(testDescription: "a pop, a push and a pop", stacks: ["CB", "C", "CD", "C"], expected: "pop BC"),
    Turn(testDescription: "a push above it", stacks: ["CB", "CBD"], expected: "push BD"),
    Turn(testDescription: "a push in place of it", stacks: ["CB", "C", "CD"], expected: "push BD"),
    Turn(testDescription: "a return to the shown stack, then a pop", stacks: ["CB", "AB", "A"], expected: "pop BA"),
    Turn(testDescription: "a return to it, then another top", stacks: ["CB", "AB", "C"], expected: "push BC"),
    Turn(testDescription: "a push and its pop", stacks: ["ABC", "AB"], expected: "settled"),
    Turn(testDescription: "a pop and a push of the same", stacks: ["A", "AB"], expected: "settled"),
    Turn(testDescription: "a replacement below the top alone", stacks: ["CB"], expected: "settled"),
  ]

  private func play(_ turn: Turn, _ machine: inout Machine, _ items: [Character: Item]) -> String {
    for (index, stack) in turn.stacks.enumerated() {
      let isLast = index == turn.stacks.count - 1
      let (old, new) = (machine.stack, stack.map { items[$0]! })
      if new.count < old.count, old.commonPrefix(new) == new.count {
        _ = machine.pop(to: new.count, animated: isLast, while: .visible)
      } else if new.count == old.count + 1, old.commonPrefix(new) == old.count {
        _ = machine.push(new[new.count - 1], animated: isLast, while: .visible)
      } else {
        _ = machine.set(new, animated: isLast, while: .visible)
      }
    }
    if machine.running != nil { _ = machine.finish() }
    func name(_ item: Item?) -> String { items.first { $0.value === item }.map { String($0.key) } ?? "-" }
    switch machine.startNext(while: .visible) {
    case .nothing: return "nothing"
    case .settled: return "settled"
    case .start(let transition):
      return "\(transition.operation) \(name(transition.from))\(name(transition.to))"
    }
  }

  @Test("A stack A B changes within a turn: the last operations decide on the transition", arguments: turns)
  func changeWithinTurn(_ turn: Turn) {
    let items: [Character: Item] = ["A": a, "B": b, "C": c, "D": Item()]
    var machine = visible([a, b])
    #expect(play(turn, &machine, items) == turn.expected)
  }

  @Test("The same operations decide likewise while a transition to the top runs", arguments: turns)
  func changeDuringTransition(_ turn: Turn) {
    let items: [Character: Item] = ["A": a, "B": b, "C": c, "D": Item()]
    var machine = visible([a])
    _ = machine.push(b, animated: true, while: .visible)
    #expect(start(&machine)?.to === b)
    #expect(play(turn, &machine, items) == turn.expected)
  }

  @Test("A change below the top during a transition that is turned back is compared with the stack of before")
  func changeBelowTopTurnedBack() {
    var machine = visible([a])
    _ = machine.push(b, animated: true, while: .visible)
    _ = start(&machine)
    _ = machine.set([c, b], animated: false, while: .visible)
    _ = machine.pop(to: 1, animated: true, while: .visible)
    machine.turnBack()
    _ = machine.finish()
    let transition = start(&machine)
    #expect(transition?.operation == .push && transition?.from === a && transition?.to === c)
  }

  @Test("A swipe is no pop of what was put below the top meanwhile", arguments: [true, false])
  func changeBelowTopDuringSwipe(completes: Bool) {
    var machine = visible([a, b])
    _ = machine.startInteractivePop(while: .visible)
    _ = machine.set([c, b], animated: false, while: .visible)
    _ = machine.liftFinger(completes: completes)
    _ = machine.finish()
    #expect(machine.stack.isIdentical(to: [c, b]))
    let transition = start(&machine)
    #expect(transition == nil || transition?.to === b)
  }

  @Test("A swipe that is handed over shows the new top, and returns the old one when it is turned back")
  func handedOver() {
    for turnsBack in [true, false] {
      var machine = visible([a, b])
      _ = machine.startInteractivePop(while: .visible)
      machine.handToAnimator()
      #expect(machine.running?.interaction == NavigationTransition<Item>.Interaction.none && machine.topOnScreen === a)
      #expect(machine.liftFinger(completes: true) == nil)
      if turnsBack { machine.turnBack() }
      _ = machine.finish()
      #expect(machine.stack.isIdentical(to: turnsBack ? [a, b] : [a]) && machine.topOnScreen === machine.stack.last)
    }
  }

  @Test("A change waits while the stack's own appearance changes")
  func changing() {
    var machine = visible([a])
    #expect(machine.set([a, b], animated: true, while: .changing) == .atNextLayout)
    #expect(start(&machine, .changing) == nil)
    #expect(machine.onScreen.last === a)
    #expect(start(&machine)?.to === b)
  }

  @Test("Only one transition runs at a time, and the next one is known when it ends")
  func oneAtATime() {
    var machine = visible([a])
    _ = machine.set([a, b], animated: true, while: .visible)
    let first = start(&machine)
    #expect(machine.set([a, b, c], animated: false, while: .visible) == .afterTransition)
    #expect(start(&machine) == nil)
    #expect(machine.finish()?.id == first?.id)
    #expect(machine.awaited == false)
    let second = start(&machine)
    #expect(second?.from === b && second?.to === c && second?.isAnimated == false && second?.id != first?.id)
    #expect(machine.finish() != nil && machine.finish() == nil)
  }

  @Test("A first controller appears without animation")
  func first() {
    var machine = Machine()
    _ = machine.set([a], animated: true, while: .visible)
    #expect(start(&machine)?.isAnimated == false)
  }

  @Test("A swipe removes the top, and a cancelled swipe restores it", arguments: [true, false])
  func swipe(completes: Bool) {
    var machine = visible([a, b])
    let transition = machine.startInteractivePop(while: .visible)
    #expect(transition?.from === b && transition?.to === a && transition?.interaction == .fingerDown)
    #expect(machine.stack.count == 1 && machine.onScreen.count == 2)
    #expect(machine.startInteractivePop(while: .visible) == nil)
    #expect(machine.liftFinger(completes: completes) != nil && machine.liftFinger(completes: completes) == nil)
    #expect(machine.finish()?.interaction == (completes ? .completing : .cancelling))
    #expect(machine.stack.count == (completes ? 1 : 2) && machine.onScreen.count == machine.stack.count)
  }
}
