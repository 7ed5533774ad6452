package import Glibc
package import NavbridgeDriver
package import NavbridgeRuntime
package import NavbridgeVocabulary
package import NavbridgeWire

/// The two processes of an app, a native side and a script side, and a driver of the device. It starts each of them when
/// its owner asks for it, and reports what happens to them. The owner decides what follows from that.
@ScriptThread
package final class AppProcesses: BackgroundWorker {
  /// Something that happens to the processes.
  package enum Event: Sendable {
    /// The program runs, and signals reach it.
    case started(ChildProgram)
    /// The native side listens. The path is empty if its first line of output contains none.
    case listens(path: String)
    /// The driver receives the traffic of script contexts from now on.
    case connected(Driver)
    case notConnected(any Error)
    /// The native side has begun, or ended, a script context.
    case contextBegan
    case contextEnded
    /// The program cannot be run. Its end is reported next, with the code EX_UNAVAILABLE.
    case notStarted(ChildProgram, why: String)
    case ended(ChildProgram, code: Int)
  }

  /// Called with each event, in the order of events.
  package var onEvent: (Event) -> Void = { _ in }
  /// Called with each entry of the traffic, after the event that the entry means.
  package var onTraffic: (JSON) -> Void = { _ in }
  /// The connected driver.
  package private(set) var driver: Driver?
  /// The programs that were started and have not ended, in the order of their start.
  package private(set) var running: [ChildProgram] = []
  private var ids: [ChildProgram: pid_t] = [:]
  /// The path on which the native side listens, once it does.
  private(set) var path: PipePath?
  /// The path as the native side has named it.
  package var listeningPath: String? { path?.path }
  private let machine: AppMachine

  package init(on machine: AppMachine = .system) { self.machine = machine }

  /// Starts the native side.
  ///
  /// - Parameter errors: the descriptor to which its standard error is written.
  package func startNative(_ arguments: [String], errors: CInt = STDERR_FILENO) {
    let lines = ChildProcess.OutputReader.lines { [weak self] line in
      ScriptThread.executor.jobs.asyncScript { self?.nativeWrote(line) }
    }
    start(.nativeSide, arguments, errors: errors, output: lines)
  }

  /// Starts the script side on the path on which the native side listens.
  ///
  /// - Parameter take: called with each line of its standard output, before its end is reported; nil for a side that writes
  ///   to `output`.
  package func startScript(
    _ arguments: [String], output: CInt = STDOUT_FILENO, errors: CInt = STDERR_FILENO,
    lines take: (@ScriptThread @Sendable (String) -> Void)? = nil
  ) {
    guard let path else { preconditionFailure("The native side does not listen yet.") }
    let reader = take.map { take in
      ChildProcess.OutputReader.lines { line in ScriptThread.executor.jobs.asyncScript { take(line) } }
    }
    start(.scriptSide, arguments + ["--pipe", path.path], errors: errors, output: reader ?? .descriptor(output))
  }

  /// Connects the driver and subscribes to script contexts before the first one can begin.
  ///
  /// - Parameters:
  ///   - kinds: further kinds of traffic that `onTraffic` receives.
  ///   - isPaused: true if the device clock is to stand still before a script begins.
  package func connect(kinds: [TraceRecord.Kind] = [], isPaused: Bool = false) {
    guard let path = path?.path else { preconditionFailure("The native side does not listen yet.") }
    background { [machine] processes in
      do {
        let driver = try await machine.connect(path)
        driver.onTraffic = { [weak processes] in processes?.take($0) }
        try await driver.subscribeToTraffic(kinds: [.reload] + kinds)
        if isPaused { _ = try await driver.pauseClock() }
        processes.driver = driver
        processes.onEvent(.connected(driver))
      } catch {
        processes.onEvent(.notConnected(error))
      }
    }
  }

  /// The process of a program, from `started` to `ended`.
  package func id(of program: ChildProgram) -> pid_t? { ids[program] }

  /// Sends a signal to a program, unless it is still being started.
  package func send(_ signal: CInt, to program: ChildProgram) {
    if let process = ids[program] { machine.deliver(program, process, signal) }
  }

  /// Removes the path of the native side once that has ended. A killed side could not remove it.
  package func removePath() { path?.remove() }

  private func start(
    _ program: ChildProgram, _ arguments: [String], errors: CInt, output: ChildProcess.OutputReader
  ) {
    running.append(program)
    background { [machine] processes in
      var code = Int(EX_UNAVAILABLE)
      do {
        code = try await machine.launch(
          program, arguments, errors,
          { id in ScriptThread.executor.jobs.asyncScript { processes.started(program, id) } }, output)
      } catch {
        processes.onEvent(.notStarted(program, why: "\(error)"))
      }
      processes.running.removeAll { $0 == program }
      processes.ids[program] = nil
      processes.onEvent(.ended(program, code: code))
    }
  }

  private func started(_ program: ChildProgram, _ id: pid_t) {
    // A process may have ended before its start is noted.
    guard running.contains(program) else { return }
    ids[program] = id
    onEvent(.started(program))
  }

  /// Takes the first line of the native side. The rest is dropped.
  private func nativeWrote(_ line: String) {
    guard path == nil else { return }
    let path = PipePath(madeElsewhere: NativeSideProcess.path(in: line) ?? "")
    self.path = path
    onEvent(.listens(path: path.path))
  }

  private func take(_ entry: JSON) {
    if entry["kind"] == "reload" {
      if entry["method"] == "begin" { onEvent(.contextBegan) }
      if entry["method"] == "end" { onEvent(.contextEnded) }
    }
    onTraffic(entry)
  }
}

/// The machine on which the programs of an app run: this one, or a simulated one.
package struct AppMachine: Sendable {
  /// Runs a program to its end, as `ChildProcess.streaming` does.
  package typealias Launch =
    @Sendable (
      ChildProgram, [String], _ errors: CInt, _ started: @escaping @Sendable (pid_t) -> Void, ChildProcess.OutputReader
    ) async throws -> Int

  let launch: Launch
  let deliver: @ScriptThread @Sendable (ChildProgram, pid_t, _ signal: CInt) -> Void
  let connect: @Sendable (_ path: String) async throws -> Driver

  package init(
    launch: @escaping Launch,
    deliver: @escaping @ScriptThread @Sendable (ChildProgram, pid_t, CInt) -> Void = { _, process, signal in
      kill(process, signal)
      // A stopped process receives no signal before it continues.
      if signal != SIGSTOP { kill(process, SIGCONT) }
    },
    connect: @escaping @Sendable (String) async throws -> Driver = { try await Driver.connect(to: $0) }
  ) {
    (self.launch, self.deliver, self.connect) = (launch, deliver, connect)
  }

  /// Processes of the system.
  package static let system = AppMachine(launch: { program, arguments, errors, started, output in
    try await ChildProcess.streaming(program, arguments, writingTo: errors, started: started, output: output)
  })
}

/// A native side in a separate process.
public enum NativeSideProcess {
  /// Starts a native side on a fresh path with the given arguments, and ends it with the body.
  @discardableResult
  public static func run<Result: Sendable>(
    _ arguments: [String] = [],
    body: @escaping @Sendable (_ path: String, ChildProcess.Running) async throws -> Result
  ) async throws -> (Result, ChildProcess.Ending) {
    try await ChildProcess.run(.nativeSide, arguments) { try await body(try path(of: $0), $0) }
  }

  /// Starts a native side as `run` does, whose errors are written to a file.
  package static func run<Result: Sendable>(
    _ arguments: [String], errors: MemoryFile,
    body: @escaping @Sendable (_ path: String, ChildProcess.Running) async throws -> Result
  ) async throws -> (Result, ChildProcess.Ending) {
    try await ChildProcess.run(.nativeSide, arguments, errors: errors) { try await body(try path(of: $0), $0) }
  }

  private static func path(of child: ChildProcess.Running) throws -> String {
    guard let path = path(in: child.firstLine) else {
      throw ChildProcess.NotReady(
        description: "The first line of 'native-side' is '\(child.firstLine)'; the path on which it listens was "
          + "expected.")
    }
    return path
  }

  /// Returns the path in the line that a native side prints when it listens.
  public static func path(in line: String) -> String? {
    line.range(of: "listens on ").map { String(line[$0.upperBound...]) }
  }
}

extension String {
  /// The range of the first occurrence of `other`.
  fileprivate func range(of other: String) -> Range<String.Index>? {
    indices.lazy.compactMap { start in
      self[start...].hasPrefix(other) ? start..<index(start, offsetBy: other.count) : nil
    }.first
  }
}
