import NavbridgeRuntime
import Testing

@testable import HeadlessUIKit

/// The stack on the screen, which the machine keeps as a difference, compared with a copy of it.
@Suite("The stack on the screen")
struct StackOnScreenTests {
  final class Item {}
  typealias Machine = NavigationStackMachine<Item>

  /// A machine, and what its screen shows by the rules of UIKit.
  private struct Walk {
    var machine = Machine()
    var shown: [Item] = []
    private var before: [Item] = []

    private var stack: [Item] { machine.stack }

    mutating func step(_ generator: inout SeededGenerator) {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0, 1: _ = machine.push(Item(), animated: true, while: .visible)
      case 2, 3:
        let count = Int.random(in: 0...stack.count, using: &generator)
        _ = machine.pop(to: count, animated: true, while: .visible)
      case 4: set((stack + [Item()]).shuffled(using: &generator), .visible)
      case 5: set(Array(stack.dropLast()) + shown.filter { item in !stack.contains { $0 === item } }, .visible)
      case 6: if machine.running == nil { set(stack + [Item()], .outside) }
      case 7: _ = machine.startInteractivePop(while: .visible)
      case 8: end(Int.random(in: 0..<3, using: &generator))
      default:
        let old = shown
        guard machine.running == nil, machine.awaited != nil else { return }
        shown = stack
        if case .start = machine.startNext(while: .visible) { before = old }
      }
    }

    private mutating func set(_ new: [Item], _ visibility: NavigationVisibility) {
      _ = machine.set(new, animated: true, while: visibility)
      if visibility == .outside { shown = new }
    }

    /// Ends the running transition: it completes, or it turns back.
    private mutating func end(_ way: Int) {
      if machine.running?.interaction == .fingerDown {
        _ = machine.liftFinger(completes: way == 0)
      } else if way == 2 {
        machine.turnBack()
      }
      guard let ended = machine.finish() else { return }
      switch ended.interaction {
      case .completing: shown.removeAll { $0 === ended.from }
      case .turnedBack: shown = before
      default: break
      }
    }
  }

  @Test("The stack on the screen is the same as a copy of it, whatever happens to the stack", arguments: 0..<20)
  func walk(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var walk = Walk()
    for _ in 0..<300 {
      walk.step(&generator)
      let shown = walk.machine.onScreen
      #expect(Array(shown).isIdentical(to: walk.shown))
      #expect(walk.machine.topOnScreen === walk.shown.last)
      #expect(walk.shown.allSatisfy(shown.contains(identical:)) && !shown.contains(identical: Item()))
    }
  }
}
