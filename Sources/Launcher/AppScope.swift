import Glibc
public import NavbridgeDriver
public import NavbridgeRuntime
internal import NavbridgeWire

/// An app that `withApp` runs: a native side and a script side, two processes.
public struct RunningApp: Sendable {
  /// The connected driver of the device.
  public let driver: Driver
  /// The path on which the native side listens, for further connections.
  public let path: String
  private let scope: AppScope

  init(driver: Driver, path: String, scope: AppScope) { (self.driver, self.path, self.scope) = (driver, path, scope) }

  /// Returns the ends of the two processes, in their order, from the start of the app on. The stream ends after both: when the
  /// body has returned, or earlier if both end by themselves.
  ///
  ///     let terminations = await app.terminations()
  ///     try await app.driver.tap(testID: "CRASH")
  ///     for await end in terminations { #expect(end.program == .scriptSide) }
  public func terminations() async -> EventStream<ProcessTermination> { await scope.terminations() }
}

/// The end of a process of an app.
public struct ProcessTermination: Sendable, Equatable {
  /// The program that the process ran.
  public let program: ChildProgram
  /// The exit code as a shell counts it: for a signal, its number plus 128.
  public let code: Int
}

/// An error that explains why an app of `withApp` did not start, or that one of its processes ended before the body did.
public struct AppEnded: Error, CustomStringConvertible {
  public let description: String
}

/// Runs a body with an app in JavaScript or TypeScript, and ends both its processes when the body returns, throws or is cancelled.
/// The body begins when the app has come to rest.
///
///     try await withApp("app.js") { app in
///       try await app.driver.tap(testID: "GO")
///     }
///
/// The programs are found as `ChildProgram.located` describes. What the app prints appears on this process's output.
///
/// - Parameters:
///   - file: the app's file, or its bundle.
///   - nativeArguments: options of the program `native-side`, such as `["--device", "iPhone SE 3"]`.
///   - scriptArguments: options of the program `script-side`, such as `["--architecture", "bridge"]`.
///   - timeout: the longest wait until the app rests for the first time, in real milliseconds.
///   - body: runs on the script thread.
/// - Throws: what the body throws; `AppEnded` if a process does not start, or ends before the body; an `RPCError` with the code
///   of a timeout, which lists what is busy, if the app does not come to rest.
public func withApp<Result: Sendable>(
  _ file: String, nativeArguments: [String] = [], scriptArguments: [String] = [], timeout: Int = 20_000,
  _ body: @ScriptThread (RunningApp) async throws -> Result
) async throws -> Result {
  let scope = await AppScope(AppProcesses(), native: nativeArguments, script: [file] + scriptArguments)
  return try await withTaskExecutorPreference(ScriptThread.executor) {
    try await scope.run { driver, path in
      try await driver.waitForIdle(timeout: timeout)
      return try await body(RunningApp(driver: driver, path: path, scope: scope))
    }
  }
}

/// The processes of `withApp`, from their start to their end.
@ScriptThread
final class AppScope {
  private let processes: AppProcesses
  private let nativeArguments: [String]
  private let scriptArguments: [String]
  /// Settles when the first script context has begun, with nil, or when it cannot begin any more.
  private var start: AwaitedAnswer<(any Error)?>?
  /// The reason why the app does not run any more.
  private var failure: (any Error)?
  /// Resumed when all processes have ended; nil while nothing waits for that.
  private var end: CheckedContinuation<Void, Never>?
  private var isEnding = false
  private let terminationSource = EventSource<ProcessTermination>()
  /// The processes that have ended so far.
  private var ended: [ProcessTermination] = []

  /// The limit of the orderly end of both processes, in nanoseconds of real time.
  private static let endLimit: Int64 = 20_000_000_000

  init(_ processes: AppProcesses, native: [String], script: [String]) {
    (self.processes, nativeArguments, scriptArguments) = (processes, native, script)
    processes.onEvent = { [weak self] in self?.take($0) }
  }

  /// Starts the processes, runs a body and ends the processes.
  func run<Result: Sendable>(
    _ body: @ScriptThread (Driver, _ path: String) async throws -> Result
  ) async throws -> Result {
    do {
      try await begin()
      guard let driver = processes.driver, let path = processes.listeningPath else {
        preconditionFailure("A script context has begun without a driver.")
      }
      let result = try await body(driver, path)
      // The app's end is an error even if the body did not notice it.
      if let failure { throw failure }
      await finish()
      return result
    } catch {
      await finish()
      throw error
    }
  }

  /// Returns the ends of the processes, those that were before the call first.
  func terminations() -> EventStream<ProcessTermination> { terminationSource.stream(beginning: ended) }

  private func begin() async throws {
    let error = await AwaitedAnswer<(any Error)?>.value(whenCancelled: { CancellationError() }) { answer in
      start = answer
      processes.startNative(nativeArguments)
    }
    if let error { throw error }
  }

  private func take(_ event: AppProcesses.Event) {
    switch event {
    case .listens where isEnding: processes.send(SIGTERM, to: .nativeSide)
    case .started(.scriptSide) where isEnding: processes.send(SIGTERM, to: .scriptSide)
    case .listens: processes.connect()
    case .connected where !isEnding: processes.startScript(scriptArguments)
    case .contextBegan: start?.settle(nil)
    case .notConnected(let error): fail(error)
    case .notStarted(_, let why): fail(AppEnded(description: why))
    case .ended(let program, let code): ended(program, code)
    case .started, .connected, .contextEnded: break
    }
  }

  private func ended(_ program: ChildProgram, _ code: Int) {
    if !isEnding {
      fail(AppEnded(description: "'\(program.rawValue)' ended before the test, with the exit code \(code)."))
    }
    if isEnding, program == .scriptSide { endNative() }
    let termination = ProcessTermination(program: program, code: code)
    ended.append(termination)
    terminationSource.send(termination)
    if processes.running.isEmpty {
      terminationSource.finish()
      end?.resume()
    }
  }

  /// Keeps the first reason.
  private func fail(_ error: any Error) {
    failure = failure ?? error
    start?.settle(error)
  }

  /// Ends the script side, then the native side, and waits for both, also in a task that is cancelled.
  private func finish() async {
    isEnding = true
    processes.driver?.close()
    if !processes.running.isEmpty {
      let limit = ScriptThread.executor.jobs.asyncAfterRealTime(
        nanoseconds: Self.endLimit,
        ScriptThread.item { [processes] in
          for program in processes.running { processes.send(SIGKILL, to: program) }
        })
      defer { ScriptThread.executor.jobs.target.cancel(limit) }
      await withCheckedContinuation { end in
        self.end = end
        if processes.running.contains(.scriptSide) { processes.send(SIGTERM, to: .scriptSide) } else { endNative() }
      }
    }
    processes.removePath()
  }

  /// Ends the native side in order, which it can once it has printed the path on which it listens.
  private func endNative() {
    if processes.listeningPath != nil { processes.send(SIGTERM, to: .nativeSide) }
  }
}
