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
