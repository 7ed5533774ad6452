import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

@testable import NavbridgeLayeredNavigation

/// K21: the source's endless walk, with a seed and an end. It has 10 000 operations in all.
@MainQueue @Suite("A random walk through the layers", .timeLimit(.minutes(20)))
struct WalkTests {
  @Test(
    "A random walk through the layers keeps stacks and hierarchy equal, and ends each operation once",
    arguments: [UInt64(1), 2, 3, 4])
  func walk(_ seed: UInt64) async throws {
    var choice = WalkChoice(seed: seed)
    var contents = SeededGenerator(seed: seed, index: 1)
    var counters = NavCounters()
    var operations = 0
    weak var last: NavigationEngine?
    for life in 0..<5 {
      #expect(last == nil, "The navigation of the life before is not released.")
      let walker = Walker(try await LayeredDevice.started())
      last = walker.device.engine
      let device = walker.device
      device.onMake = { screen in
        // One screen of a hundred never completes its content, which the watchdog must end.
        if contents.oneIn(100) { screen.holdsContent = true }
      }
      for round in 0..<120 {
        if choice.oneIn(20) { await walker.disturb(&choice) }
        for _ in 0..<(1 + choice.below(4)) { walker.act(&choice, after: Double(choice.below(3) * choice.below(300))) }
        if choice.oneIn(3) {
          await device.advance(Double(choice.below(500)))
          walker.finger(&choice)
        }
        await walker.rest()
        guard walker.faults.isEmpty else {
          Issue.record("seed \(seed), life \(life), round \(round): \(walker.faults)")
          return
        }
      }
      #expect(device.engine.queue.count == 0 && device.engine.display?.contents.count == 0)
      counters.committed += device.engine.counters.committed
      counters.rolledBack += device.engine.counters.rolledBack
      counters.watchdogs += device.engine.counters.watchdogs
      for _ in 0..<4 { walker.act(&choice, after: 0) }
      await device.advance(Double(choice.below(1000)))
      await walker.reload()
      #expect(walker.faults.isEmpty)
      operations += walker.operations
    }
    #expect(
      operations > 2_400 && counters.committed > 1_000 && counters.rolledBack > 100 && counters.watchdogs > 3,
      "\(operations) operations, \(counters)")
  }
}
