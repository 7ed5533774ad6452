import ArgumentParser
import NavbridgeDriver
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire

/// The options on the moment at which a run is looked at.
struct MomentOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Milliseconds of the device's clock at which the screen is shown, counted from the start, or with --after from the "
        + "acts on. By default the screen is shown at rest.", valueName: "ms"))
  var at: Double?

  @Option(
    help: ArgumentHelp(
      "A JavaScript file with acts that are performed when the app is at rest, such as: const { device } = "
        + "require('navbridge'); await device.tap({ testID: 'GO' });", valueName: "file"),
    completion: .file(extensions: ["js"]))
  var after: String?

  func validate() throws {
    if let at, !(0...86_400_000).contains(at) {
      throw ValidationError("--at must be from 0 to 86400000 milliseconds.")
    }
  }

  /// - Parameter read: reads a file, or ends the program with a sentence.
  func moment(reading read: (String) throws -> String) throws -> RunMoment {
    RunMoment(at: at, acts: try after.map { Acts(file: $0, text: try read($0)) })
  }
}

/// The moment at which a run is looked at.
struct RunMoment: Sendable {
  /// Milliseconds of the device's clock from the acts, or from the start, on; nil for the moment at rest.
  let at: Double?
  let acts: Acts?

  /// The time at which the run counts as at rest (`AppRun.Options.stopsAt`).
  var stop: Double? { acts == nil ? at : nil }

  /// Performs the acts on an app at rest, and lets the time pass.
  @ScriptThread
  func reach(on driver: Driver) async throws(RPCError) {
    guard let acts else { return }
    if at != nil { _ = try await driver.pauseClock() }
    try await acts.perform(on: driver)
    if let at {
      _ = try await driver.advanceClock(milliseconds: at)
    } else {
      try await driver.waitForIdle(timeout: 60_000)
    }
  }
}

/// A file with acts, which are the body of an asynchronous function.
struct Acts: Sendable {
  let file: String
  let text: String

  /// Performs the acts in the app. The error about a mistake in their syntax begins with its place.
  @ScriptThread
  func perform(on driver: Driver) async throws(RPCError) {
    do throws(RPCError) {
      _ = try await driver.request(ScriptMethods.run, "async () => {\n\(text)\n}", nil)
    } catch {
      // The first line of the function is not the file's, nor is the last one, at which a text that ends too soon is at fault.
      guard let line = error.data["line"]?.int else { throw error }
      let last = text.split(separator: "\n", omittingEmptySubsequences: false).count
      let place = "\(file):\(min(Int(line) - 1, last))"
      throw RPCError(.rejected, "\(place): SyntaxError: \(error.message)", data: error.data)
    }
  }
}
