import HeadlessUIKit
import NavbridgeRuntime
import Testing

@testable import NavbridgeLayeredNavigation

/// K21: the source's endless walk, with a seed and an end.
@MainQueue @Suite("A random walk through the layers", .timeLimit(.minutes(5)))
struct WalkTests {
  @Test("keeps stacks and hierarchy equal, and ends each operation once", arguments: [UInt64(1), 2, 3, 4])
  func walk(_ seed: UInt64) async throws {
    let device = try await LayeredDevice.started()
    var random = SeededGenerator(seed: seed)
    var (called, ended, popped) = (0, 0, [Int: Int]())
    device.onMake = { screen in
      // One screen of a hundred never completes its content, which the watchdog must end.
      if random.oneIn(100) { screen.holdsContent = true }
    }
    for round in 0..<1_300 {
      for _ in 0..<(1 + random.below(3)) {
        called += 1
        act(device, &random) { ended += 1 }
      }
      if random.oneIn(3) {
        await device.advance(Double(random.below(500)))
        finger(device, &random)
      }
      await device.settle()
      for context in device.engine.contexts.all where context.contextId > 14 {
        context.info.onPopped = { _ in popped[context.contextId, default: 0] += 1 }
      }
      let differences = device.differences
      guard differences.isEmpty, called == ended else {
        Issue.record("seed \(seed), round \(round): \(differences), \(called) called, \(ended) ended")
        return
      }
      let kept = device.engine.state.contextIds.count
      guard device.engine.contexts.count == kept, popped.values.allSatisfy({ $0 == 1 }) else {
        Issue.record("seed \(seed), round \(round): \(device.engine.contexts.count) contexts, \(kept) needed")
        return
      }
      device.records = []
    }
    #expect(device.engine.counters.committed > 1_500 && device.engine.counters.rolledBack > 10)
    #expect(device.engine.queue.count == 0 && device.engine.display?.contents.count == 0)
  }

  private func act(_ device: LayeredDevice, _ random: inout SeededGenerator, _ ended: @escaping () -> Void) {
    guard random.below(12) > 0 else {
      let calls = (0..<(1 + random.below(6))).map { _ in Self.call(&random) }
      return device.router.transaction(
        { _ in for call in calls { device.engine.perform(call) } }, completion: { _ in ended() })
    }
    device.engine.perform(Self.call(&random)) { _ in ended() }
  }

  private static func call(_ random: inout SeededGenerator) -> NavCall {
    let layer: Layer =
      switch random.below(3) {
      case 0: .nav
      case 1: .tab(random.below(3))
      default: .accesory(random.below(4))
      }
    let names = layer.isAccesory ? Accesories.allCases.map(\.rawValue) : Controllers.allCases.map(\.rawValue)
    let request = ContextRequest(
      names[random.below(names.count)], resourceId: random.oneIn(2) ? "\(random.below(3))" : nil)
    let animator = random.oneIn(4) ? NavAnimator(NavAnimationStyle.allCases[random.below(7)]) : nil
    switch random.below(10) {
    case 0, 1, 2, 3: return NavCall(layer, .push(request), animator: animator)
    case 4: return NavCall(layer, .popTo(request, contextId: nil), animator: animator)
    case 5: return NavCall(layer, .popCurrent(payload: .none), animator: animator)
    case 6: return NavCall(layer, .popToRoot(payload: .none), animator: animator)
    case 7: return NavCall(layer, .goTo(request), animator: animator)
    case 8: return NavCall(layer, .show, animator: animator)
    default: return NavCall(random.oneIn(2) ? .anyTab : .layer(layer), .hide(explicit: random.oneIn(2)))
    }
  }

  /// Something that a user, or UIKit, does in the middle of it all.
  private func finger(_ device: LayeredDevice, _ random: inout SeededGenerator) {
    let layer = Layer.all[random.below(Layer.all.count)]
    switch random.below(6) {
    case 0: _ = device.engine.move(.pan, to: Double(random.below(10)) / 10, lifts: random.oneIn(2))
    case 1: _ = device.engine.move(.pinch, to: Double(random.below(10)) / 10, lifts: true)
    case 2: _ = device.display.stacks[layer]?.tapBackButton()
    case 3: _ = device.display.tabController.tapTab(at: random.below(3))
    case 4:
      // UIKit reports only what is on the screen.
      guard let stack = device.display.stacks[layer], stack.isInWindow else { return }
      stack.popViewController(animated: random.oneIn(2))
    default: device.engine.touch(CGPoint(x: 10, y: Double(random.below(900))))
    }
  }
}
