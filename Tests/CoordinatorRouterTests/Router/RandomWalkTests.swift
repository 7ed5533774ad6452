import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import NavbridgeCoordinatorRouter
@testable import NavbridgeKernel

/// native-router §2, §12 (N20): the invariants after a random walk.
@Suite("A random walk", .timeLimit(.minutes(20)))
@MainQueue
struct RandomWalkTests {
  @Test(
    "A random walk of actions and gestures keeps the invariants after each settled change",
    arguments: [1, 2, 3, 4] as [UInt64])
  func walk(_ seed: UInt64) async throws {
    let device = try await RouterDevice.started()
    var walk = RouterWalk(seed: seed)
    var answered = 0
    var performed = 0
    var log: [String] = []
    for step in 0..<1250 {
      for _ in 0..<(1 + walk.numbers.below(3)) {
        switch walk.next(device.router.state) {
        case .perform(let action, let origin):
          performed += 1
          device.router.perform(action: action, origin: origin) { result in
            answered += 1
            log.append("\(action) -> \(device.text) \(result.error?.description ?? "")")
          }
        case .gesture(let gesture):
          gesture.make(by: device.finger)
          log.append("\(gesture)")
        }
      }
      // Some acts come while others are still moving.
      if walk.numbers.below(4) > 0 {
        await device.settle()
        #expect(answered == performed)
      } else {
        await device.advance(Double(walk.numbers.below(400)))
      }
      if device.router.state.tabs.map(\.chain.count).max() ?? 0 > 30 {
        performed += 1
        device.router.perform(action: .reset, origin: .native) { _ in answered += 1 }
      }
      guard device.router.counters.violations == 0, device.router.counters.timedOut == 0 else {
        Issue.record(
          "Step \(step) of seed \(seed): \(device.text); \(device.diagnostics.suffix(3))\n\(log.suffix(8).joined(separator: "\n"))"
        )
        return
      }
    }
    await device.settle()
    #expect(answered == performed)
    #expect(device.router.readState() == device.router.state)
    let counters = device.router.counters
    #expect(counters.settled >= performed && counters.settled == counters.performed)
    // Gaps would make mirrors ask for the whole state.
    #expect(device.changes.map(\.state.seq) == Array(2..<(2 + device.changes.count)))
    #expect(device.diagnostics == [])
    try await device.perform(.resetHome)
    #expect(device.text == "*home[H] sports[S]")
  }
}
