internal import CShims
import Glibc
package import NavbridgeLauncher
package import NavbridgeRuntime
package import NavbridgeTestWorker
package import NavbridgeWire

/// A process of an app that shares one thread between its sides, as the worker of a test sees it (`AppCheckpointProcess`).
@ScriptThread
package final class ProcessCheckpoint: AppCheckpoint, BackgroundWorker {
  private let path: String
  private var process: pid_t?
  private var first: CopiedApp?
  package private(set) var hasEnded = false

  private init(at path: String) { self.path = path }

  /// Starts the process.
  ///
  /// - Parameter scratch: the folder for its socket.
  package static func start(_ scratch: PrivateFolder) async throws -> any AppCheckpoint {
    number += 1
    let path = "\(scratch.path)/c\(number)"
    let checkpoint = ProcessCheckpoint(at: path)
    let hasBegun = await withCheckedContinuation { (begun: CheckedContinuation<Bool, Never>) in
      var begun: CheckedContinuation<Bool, Never>? = begun
      func report(_ value: Bool) {
        begun?.resume(returning: value)
        begun = nil
      }
      let listens: @ScriptThread @Sendable () -> Void = { report(true) }
      checkpoint.background { checkpoint in
        _ = try? await ChildProcess.streaming(
          .testWorker, ["app", "--listen", path], writingTo: STDERR_FILENO,
          started: { id in ScriptThread.executor.jobs.asyncScript { checkpoint.process = id } },
          output: .lines { _ in ScriptThread.executor.jobs.asyncScript(listens) })
        checkpoint.process = nil
        checkpoint.hasEnded = true
        report(false)
      }
    }
    guard hasBegun else { throw RPCError(.internalError, "its process did not start") }
    return checkpoint
  }

  private static var number = 0

  package func machine() -> AppMachine {
    let app = CopiedApp(at: path)
    if first == nil { first = app }
    return app.machine
  }

  package func keep() async throws(RPCError) -> [String] {
    guard let first else { throw RPCError(.internalError, "no app has started") }
    return try await first.keep()
  }

  package func end() {
    if let process { kill(process, SIGKILL) }
  }
}

/// The worker's part of one app in a process of a checkpoint: what `AppProcesses` needs in place of two processes.
@ScriptThread
private final class CopiedApp: Sendable {
  private let path: String
  private var socket: AppCheckpointSocket?
  private var watch: DescriptorWatch?
  private var listens: () -> Void = {}
  private var began: (pid_t) -> Void = { _ in }
  private var process: pid_t?
  private var kept: CheckedContinuation<Result<[String], RPCError>, Never>?
  private var endings: [ChildProgram: CheckedContinuation<Int, Never>] = [:]
  private var codes: [ChildProgram: Int] = [:]

  nonisolated init(at path: String) { self.path = path }

  nonisolated var machine: AppMachine {
    AppMachine(
      launch: { [self] program, arguments, errors, started, output in
        await launch(program, arguments, errors, started, output)
      },
      deliver: { [self] program, process, signal in deliver(program, process, signal) })
  }

  private func launch(
    _ program: ChildProgram, _ arguments: [String], _ errors: CInt, _ started: @escaping @Sendable (pid_t) -> Void,
    _ output: ChildProcess.OutputReader
  ) async -> Int {
    var words = arguments
    var place = ""
    if let index = words.firstIndex(of: "--pipe") {
      place = words[index + 1]
      words.removeSubrange(index...(index + 1))
    }
    if program == .nativeSide {
      guard connect() else { return Int(EX_UNAVAILABLE) }
      if case .lines(let take) = output { listens = { take("native-side listens on \(place)") } }
      began = started
      socket?.send(.startNative(arguments: words, path: place), with: errors)
    } else {
      if let process { started(process) }
      if case .descriptor(let output) = output { socket?.send(.startScript(arguments: words), with: output) }
    }
    return await withCheckedContinuation { end in
      if let code = codes[program] { end.resume(returning: code) } else { endings[program] = end }
    }
  }

  private func connect() -> Bool {
    let descriptor = unsafe cshims_connect(path)
    guard descriptor >= 0, let watch = DescriptorWatch(descriptor, loop: Runtime.current.script.eventLoop) else {
      return false
    }
    (self.watch, socket) = (watch, AppCheckpointSocket(descriptor))
    watch.start(.reading) { [weak self] in ScriptThread.assumeIsolated { self?.read() } }
    return true
  }

  private func read() {
    var hasEnded = false
    do {
      hasEnded = socket?.fill() == false
      while let message = try socket?.next() { take(message) }
    } catch { hasEnded = true }
    if hasEnded { end(.nativeSide, 128 + Int(SIGKILL)) }
  }

  private func take(_ message: AppCheckpointMessage) {
    switch message {
    case .began(let process):
      self.process = pid_t(process)
      began(pid_t(process))
    case .listens: listens()
    case .ended(let program, let code): end(program, code)
    case .kept(let files):
      // The process stays; its app ends.
      process = nil
      settle(.success(files))
    case .notKept(let why): settle(.failure(RPCError(.internalError, why)))
    case .startNative, .startScript, .signal, .keep: break
    }
  }

  private func end(_ program: ChildProgram, _ code: Int) {
    if program == .nativeSide {
      settle(.failure(RPCError(.internalError, "its process has ended")))
      process = nil
      watch?.close()
      (watch, socket) = (nil, nil)
      // The script side ends with the process of both.
      end(.scriptSide, 128 + Int(SIGKILL))
    }
    guard codes[program] == nil else { return }
    codes[program] = code
    endings.removeValue(forKey: program)?.resume(returning: code)
  }

  private func deliver(_ program: ChildProgram, _ process: pid_t, _ signal: CInt) {
    // The worker learns of the end of the process by its connection, so that it signals none that has ended.
    guard let own = self.process, codes[.nativeSide] == nil else { return }
    if program == .nativeSide {
      kill(own, signal)
    } else {
      socket?.send(.signal(program, number: Int(signal)))
    }
  }

  func keep() async throws(RPCError) -> [String] {
    let result = await withCheckedContinuation { kept in
      self.kept = kept
      socket?.send(.keep)
    }
    return try result.get()
  }

  private func settle(_ result: Result<[String], RPCError>) {
    kept?.resume(returning: result)
    kept = nil
  }
}
