import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

extension World {
  /// Returns the time on the device's clock until a command is answered, in milliseconds. Only this method moves the
  /// clock, so that a command that does not wait is answered before the clock moves.
  func time(
    of command: @escaping @ScriptThread @Sendable () async throws -> Void, by script: Script
  ) async throws -> Double {
    try await settle(with: script.navigation)
    let began = try await driver.pauseClock().milliseconds
    let watch = AnswerWatch()
    let task = Task<Void, any Error>(executorPreference: ScriptThread.executor) {
      do {
        try await command()
        await watch.end()
      } catch {
        await watch.end()
        throw error
      }
    }
    var now = began
    let deadline = MonotonicTime.now + 60_000_000_000
    while !watch.hasEnded, MonotonicTime.now < deadline {
      guard try await driver.clockNow().nextDue != nil else { continue }
      // If an answer is on its way, it arrives before the answers to these calls.
      for _ in 0..<2 { _ = try await script.navigation.getLaunchArgs() }
      if !watch.hasEnded { now = try await driver.stepClock().milliseconds }
    }
    try #require(watch.hasEnded, "The command did not settle within a minute.")
    try await task.joined()
    _ = try await driver.resumeClock()
    return now - began
  }

  /// Returns the same time for a merge. Only the legacy bridge has a promise for it, which waits for the animations.
  func timeOfMerge(_ componentId: String, _ options: JSON, by script: Script) async throws -> Double {
    try await time(
      of: {
        _ = try await script.navigation.call("RNNBridgeModule", "mergeOptions") { writer in
          writer.value(componentId)
          writer.value(options)
        }
      }, by: script)
  }
}

/// A flag that is set when an answer has arrived.
@ScriptThread
private final class AnswerWatch {
  private(set) var hasEnded = false
  func end() { hasEnded = true }
}
