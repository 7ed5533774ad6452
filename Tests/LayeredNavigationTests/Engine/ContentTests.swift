import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

@testable import NavbridgeLayeredNavigation

/// layered-navigation §9: calls that the set-up of a content makes.
@MainQueue @Suite("The set-up of a content")
struct ContentTests {
  @MainQueue
  private final class Outcomes { var all: [NavOutcome] = [] }

  /// A device whose detail screen sets its content up by a function.
  private func device(_ setUp: @escaping (LayeredDevice, ContentHandle) -> Void) async throws -> LayeredDevice {
    let device = try await LayeredDevice.started()
    device.onMake = { [unowned device] screen in
      guard screen.name == "detail" else { return }
      screen.holdsContent = true
      screen.onContent = { setUp(device, $0) }
    }
    return device
  }

  /// Pushes the detail screen, and waits until a task has added an outcome.
  private func push(_ device: LayeredDevice, until outcomes: Outcomes) async {
    let began = device.clock.now
    device.router.nav.push(.detail)
    for _ in 0..<10_000 where outcomes.all.isEmpty {
      // The screen shows then, and the watchdog's time is not over.
      if device.clock.now - began < .milliseconds(1000) { await device.advance(100) }
      await Task.yield()
    }
  }

  /// Awaits a call before the content is complete, and another one afterwards.
  private static func load(_ content: ContentHandle, _ router: Router, _ outcomes: Outcomes) async {
    outcomes.all.append(await router.outcome { router.nav.push(.photo, completion: $0) })
    content.complete()
    outcomes.all.append(await router.outcome { router.nav.push(.settings, completion: $0) })
  }

  @Test("The set-up of a content that awaits a call gets a failure at once, which names the screen and the way out")
  func awaited() async throws {
    let outcomes = Outcomes()
    let device = try await device { device, content in
      let router = device.router
      Task(executorPreference: MainQueue.executor) { await Self.load(content, router, outcomes) }
    }
    await push(device, until: outcomes)
    #expect(
      outcomes.all.first?.failure
        == NavFailure(
          .waitsForItself,
          "The set-up of the content of 'detail' awaits a call, which begins only after it. Complete the content first, or "
            + "make the call without awaiting it."))
    for _ in 0..<10_000 where outcomes.all.count < 2 {
      await device.settle()
      await Task.yield()
    }
    #expect(outcomes.all.last?.isDone == true && device.engine.counters.watchdogs == 0)
    #expect(device.shown(.nav) == "detail settings" && device.differences.isEmpty)
  }

  @Test("The set-up of a content may make a call that it does not await, which begins afterwards")
  func queued() async throws {
    let outcomes = Outcomes()
    let device = try await device { device, content in
      device.router.nav.push(.photo) { outcomes.all.append($0) }
      content.complete()
    }
    #expect(try await device.run { device.router.nav.push(.detail, completion: $0) }.isDone)
    #expect(outcomes.all.map(\.isDone) == [true] && device.shown(.nav) == "detail photo" && device.differences.isEmpty)
  }

  @Test("The set-up of a content that does not end is named by the watchdog")
  func named() async throws {
    let device = try await device { _, _ in }
    let outcome = try await device.run { device.router.nav.push(.detail, completion: $0) }
    #expect(
      outcome.failure?.message
        == "The watchdog ended the navigation of 'nav.push', which did not end in 4.8 s. The content of 'detail' was not "
        + "complete. Its set-up must end in this time, and must not await a call of the navigation.")
  }
}
