import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

@testable import NavbridgeLayeredNavigation

/// K6.
@MainQueue @Suite("Callers of the layered navigation on other threads")
struct CallerTests {
  @MainQueue
  private final class Ends { var count = 0 }

  @Test(
    "Callers of the layered navigation on other threads get their operations carried out one after another, each once")
  func serial() async throws {
    let device = try await LayeredDevice.started()
    let (router, ends) = (device.router, Ends())
    let callers = (0..<4).map { caller in
      Task.detached {
        for number in 0..<25 {
          router.async { router in
            let receiver = caller == 3 ? router.nav : router.tab(caller)
            if number % 5 == 4 {
              receiver.popCurrent { _ in ends.count += 1 }
            } else {
              receiver.push(.photo, resourceId: "\(caller).\(number)") { _ in ends.count += 1 }
            }
          }
        }
      }
    }
    for caller in callers { await caller.value }
    await device.settle()
    #expect(ends.count == 100 && device.differences.isEmpty && device.engine.counters.committed == 100)
    // No operation begins before the one before it has ended, and no edit is made while a lock is held.
    var running = 0
    var isLocked = false
    for record in device.records {
      if record.kind == .lock { isLocked = record.action == "dispatched" }
      guard record.kind == .operation else { continue }
      if record.action == "began" { #expect(!isLocked && running == 0) }
      running += record.action == "began" ? 1 : -1
    }
    #expect(running == 0)
    let photos = device.engine.state[.tab(0)].entries.compactMap(\.resourceId)
    #expect(photos == photos.sorted { Int($0.dropFirst(2))! < Int($1.dropFirst(2))! })
  }
}
