import ArgumentParser
import Glibc
import NavbridgeDriver
import NavbridgeLauncher
import NavbridgeRuntime
import NavbridgeWire

/// The option of the commands that attach to a pair that runs.
struct PipeOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The path that the native side listens on, as it prints it, or as 'navbridge run --keep' does.", valueName: "path"
    ))
  var pipe: String
}

/// A connection of a tester to a native side that runs already, for one command.
enum AttachedRun {
  /// The exit codes of the commands, for their help.
  static let exitCodes = """
    Exit codes: 0; 1 the request was refused; 64 wrong use; 69 nobody listens on the path; 70 the native side does \
    not answer, or has gone; 74 standard output cannot be written; 129, 130, 143 the terminal was closed, a signal.
    """

  /// Connects to the native side at a path, performs the body, and ends the process: with the body's code, or with a
  /// sentence and another code where the body cannot be performed.
  ///
  /// - Parameters:
  ///   - seconds: The time limit for the whole; nil for a body that goes on until the process or the native side ends.
  ///     Connecting has a limit in any case, because a connection to a stopped process succeeds, and the process never
  ///     answers.
  ///   - body: The work. An error that it throws is a refusal.
  static func perform(
    at pipe: String, within seconds: Int64? = 10,
    _ body: @escaping @ScriptThread @Sendable (Driver) async throws(RPCError) -> Int32
  ) {
    let loop = Runtime.live.script.useCallingThread()
    Task(executorPreference: ScriptThread.executor) {
      Glibc.exit(StandardOutput.finish(await run(pipe, seconds, body)))
    }
    loop.run()
  }

  @ScriptThread
  private static func run(
    _ pipe: String, _ seconds: Int64?, _ body: @ScriptThread @Sendable (Driver) async throws(RPCError) -> Int32
  ) async -> Int32 {
    SignalWatch.start(SignalWatch.ending, on: Runtime.current.script.eventLoop) { signal in
      Glibc.exit(StandardOutput.finish(128 + signal))
    }
    let connecting = limit(pipe, seconds ?? 10)
    let driver: Driver
    do {
      let client = try RPCClient.connect(to: pipe)
      // A request that waits fails before, with the same reason.
      client.onClose = { Glibc.exit(StandardOutput.finish(gone(pipe, "\($0)"))) }
      driver = try await Driver.start(client)
    } catch {
      StandardError.complain("\(error)")
      return error is PipeConnector.Failure ? EX_UNAVAILABLE : EX_SOFTWARE
    }
    if seconds == nil { Runtime.current.script.target.cancel(connecting) }
    do throws(RPCError) {
      return try await body(driver)
    } catch {
      if error.moduleCode == .connectionLost { return gone(pipe, error.message) }
      StandardError.complain(error.message)
      return 1
    }
  }

  private static func limit(_ pipe: String, _ seconds: Int64) -> TimerToken {
    ScriptThread.executor.jobs.asyncAfterRealTime(nanoseconds: seconds * 1_000_000_000) {
      StandardError.complain("The native side that listens on '\(pipe)' has not answered for \(seconds) seconds.")
      Glibc.exit(EX_SOFTWARE)
    }
  }

  private static func gone(_ pipe: String, _ reason: String) -> Int32 {
    StandardError.complain("The native side that listened on '\(pipe)' has gone: \(reason)")
    return EX_SOFTWARE
  }

  /// Prints lines at once, for a reader that waits for them.
  static func show(_ lines: [String]) {
    for line in lines { StandardOutput.printLine(line) }
    fflush(nil)
  }
}
