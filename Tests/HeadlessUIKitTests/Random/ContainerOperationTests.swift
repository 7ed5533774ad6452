import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

/// Random operations on all containers, nested in each other (uikit-behaviour §1: calls are balanced).
@MainQueue @Suite struct ContainerOperationTests {
  @Test(
    "A thousand steps in nested containers, some from callbacks, keep appearance calls balanced and consistent",
    arguments: [1, 2, 3, 4, 5, 6, 34, 49, 161, 196, 224, 237, 261, 283, 288, 300] as [UInt64])
  func play(seed: UInt64) async {
    let world = ContainerWorld(seed: seed, screen: seed % 2 == 0 ? .iPad : .iPhone16ProMax)
    for step in 1...1000 {
      world.operate()
      if world.numbers.next(below: 2) == 0 { await world.device.advance(Double(world.numbers.next(below: 400))) }
      let isAtRest = step % 25 == 0
      if isAtRest { await rest(world) }
      if let problem = problem(in: world, isAtRest: isAtRest) {
        Issue.record("Seed \(seed), step \(step): \(problem)\nBefore that: \(world.device.log.lines.suffix(80))")
        return
      }
    }
    #expect(world.completed > 20 && world.screens.count > 100)
  }

  private func rest(_ world: ContainerWorld) async {
    for _ in 0..<50 {
      world.liftFingers()
      await world.device.settle()
      if !world.device.application.isBusy { return }
    }
  }

  private func problem(in world: ContainerWorld, isAtRest: Bool) -> String? {
    let faults = world.screens.flatMap(\.faults)
    if !faults.isEmpty { return "\(faults)" }
    let log = world.device.log
    if let unbalanced = log.diagnostics.first(where: { $0.kind == "unbalancedAppearance" }) {
      return unbalanced.message
    }
    guard isAtRest else { return nil }
    if world.device.application.isBusy { return "busy: \(world.device.application.busyWith)" }
    let refused = log.kinds.filter { ["refusedPresentation", "refusedDismissal"].contains($0) }.count
    if world.asked != world.completed + refused {
      return "of \(world.asked) presentations and dismissals \(world.completed) completed, \(refused) were refused"
    }
    let names = Set(world.visible.map(\.name))
    let appeared = Set(world.screens.filter { $0.lastCallback == "didAppear" }.map(\.name))
    if names != appeared { return "shown: \(names.sorted()), appeared: \(appeared.sorted())" }
    let inWindow = Set(world.screens.filter(\.isInWindow).map(\.name))
    if names != inWindow { return "shown: \(names.sorted()), in a window: \(inWindow.sorted())" }
    let halfway = world.screens.filter { $0.lastCallback.hasPrefix("will") }.map { "\($0.name) \($0.lastCallback)" }
    return halfway.isEmpty ? nil : "halfway: \(halfway)"
  }
}
