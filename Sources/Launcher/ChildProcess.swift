import Glibc
internal import Subprocess
internal import SystemPackage

/// Runs a child for as long as a body runs, and ends it with the body. A child also ends with this process, however
/// this process ends.
public enum ChildProcess {
  /// The result of an ended child.
  public struct Ending: Sendable {
    /// The exit code as a shell counts it: for a signal, its number plus 128.
    public let code: Int
    /// What the child has written to its standard error.
    public let standardError: String
  }

  /// A child that is ready.
  public struct Running: Sendable {
    /// The child's number in the system.
    public let processID: Int32
    /// The first line of output, by which the child reported that it is ready.
    public let firstLine: String
    let terminate: @Sendable (CInt) -> Void

    /// Sends a signal to this child.
    public func send(_ signal: CInt) { terminate(signal) }
  }

  /// An error that explains why a child did not become ready.
  public struct NotReady: Error, CustomStringConvertible {
    public let description: String
  }

  /// Starts `program`, waits for its first line of output, runs `body`, and ends the child with SIGTERM, then with
  /// SIGKILL.
  @discardableResult
  public static func run<Result: Sendable>(
    _ program: ChildProgram, _ arguments: [String], environment: [String: String] = [:],
    body: @escaping @Sendable (Running) async throws -> Result
  ) async throws -> (Result, Ending) {
    let path = try program.located()
    let result = try await Subprocess.run(
      .path(.init(path)), arguments: .init(program.withLifeline(arguments)),
      environment: .inherited(changing: environment),
      input: .lifeline, output: .sequence, error: .string(limit: 1 << 20)
    ) { execution in
      var lines = execution.standardOutput.lines.makeAsyncIterator()
      let outcome = await attend(try await lines.next(), execution.processIdentifier.value, program, body)
      await execution.teardown(using: [.send(signal: .terminate, allowedDurationToNextStep: .seconds(20))])
      return outcome
    }
    return try result.closureResult.value(Ending(result.terminationStatus, result.standardError))
  }

  /// Starts a program as `run` does, whose errors are written to a file. They may be many, as those of a run of hours; the
  /// ending has none.
  package static func run<Result: Sendable>(
    _ program: ChildProgram, _ arguments: [String], errors: MemoryFile,
    body: @escaping @Sendable (Running) async throws -> Result
  ) async throws -> (Result, Ending) {
    let path = try program.located()
    let result = try await Subprocess.run(
      .path(.init(path)), arguments: .init(program.withLifeline(arguments)), input: .lifeline, output: .sequence,
      error: .shared(errors.descriptor)
    ) { execution in
      var lines = execution.standardOutput.lines.makeAsyncIterator()
      let outcome = await attend(try await lines.next(), execution.processIdentifier.value, program, body)
      await execution.teardown(using: [.send(signal: .terminate, allowedDurationToNextStep: .seconds(20))])
      return outcome
    }
    return try result.closureResult.value(Ending(result.terminationStatus, ""))
  }

  /// Runs the body while a child runs, whose first line of output is nil if it ended without one.
  private static func attend<Result: Sendable>(
    _ firstLine: String?, _ id: pid_t, _ program: ChildProgram,
    _ body: @Sendable (Running) async throws -> Result
  ) async -> Outcome<Result> {
    guard let firstLine else {
      return .failed(NotReady(description: "'\(program.rawValue)' ended before it was ready."))
    }
    do {
      return .ended(try await body(Running(processID: id, firstLine: firstLine) { kill(id, $0) }))
    } catch {
      return .failed(error)
    }
  }

  private enum Outcome<Result: Sendable>: Sendable {
    case ended(Result)
    case failed(any Error)

    func value(_ ending: Ending) throws -> (Result, Ending) {
      switch self {
      case .ended(let value): return (value, ending)
      case .failed(let error as NotReady):
        throw NotReady(
          description: "\(error.description) Its output: \(ending.standardError) (exit code \(ending.code))")
      case .failed(let error): throw error
      }
    }
  }
}

extension ChildProcess {
  /// Starts `program` and passes on its output line by line until `isEnough` returns true; then ends it with SIGTERM.
  public static func follow(
    _ program: ChildProgram, _ arguments: [String],
    isEnough: @escaping @Sendable (_ line: String, Int32) async throws -> Bool
  ) async throws {
    let path = try program.located()
    let result = try await Subprocess.run(
      .path(.init(path)), arguments: .init(program.withLifeline(arguments)), input: .lifeline, output: .sequence,
      error: .string(limit: 1 << 20)
    ) { execution in
      var wasEnough = false
      for try await line in execution.standardOutput.lines {
        wasEnough = try await isEnough(line, execution.processIdentifier.value)
        if wasEnough { break }
      }
      await execution.teardown(using: [.send(signal: .terminate, allowedDurationToNextStep: .seconds(20))])
      return wasEnough
    }
    guard result.closureResult else {
      throw NotReady(description: "'\(program.rawValue)' ended too soon. Its output: \(result.standardError)")
    }
  }

  /// Runs `program` to its end and returns its output.
  public static func output(of program: ChildProgram, _ arguments: [String]) async throws -> String {
    let path = try program.located()
    let result = try await Subprocess.run(
      .path(.init(path)), arguments: .init(program.withLifeline(arguments)), input: .lifeline,
      output: .string(limit: 64 << 20),
      error: .string(limit: 1 << 20))
    guard result.terminationStatus.isSuccess else {
      throw NotReady(
        description: "'\(program.rawValue)' failed: \(result.terminationStatus). Its output: \(result.standardError)")
    }
    return result.standardOutput
  }

  /// Runs `program` to its end and returns how it ended.
  public static func ending(
    of program: ChildProgram, _ arguments: [String], environment: [String: String] = [:]
  ) async throws -> (Ending, output: String) {
    let path = try program.located()
    let result = try await Subprocess.run(
      .path(.init(path)), arguments: .init(program.withLifeline(arguments)),
      environment: .inherited(changing: environment),
      input: .lifeline, output: .string(limit: 1 << 20),
      error: .string(limit: 1 << 20))
    return (Ending(result.terminationStatus, result.standardError), result.standardOutput)
  }
}

extension ChildProcess {
  /// Runs a program of the system to its end, and returns how it ended.
  package static func ending(ofTool name: String, _ arguments: [String]) async throws -> (Ending, output: String) {
    let result = try await Subprocess.run(
      .name(name), arguments: .init(arguments), input: .none, output: .string(limit: 1 << 20),
      error: .string(limit: 1 << 16))
    return (Ending(result.terminationStatus, result.standardError), result.standardOutput)
  }

  /// Ends all present and future children, as the end of this process would.
  public static func endAll() { Lifeline.shared.cut() }
}

extension ChildProgram {
  package func withLifeline(_ arguments: [String]) -> [String] {
    arguments + (endsWithInput ? ["--end-with-input"] : [])
  }
}

extension InputProtocol where Self == FileDescriptorInput {
  static var lifeline: FileDescriptorInput {
    .fileDescriptor(.init(rawValue: Lifeline.shared.readingEnd), closeAfterSpawningProcess: false)
  }
}

extension Environment {
  /// The environment of this process with some variables changed.
  fileprivate static func inherited(changing variables: [String: String]) -> Environment {
    .inherit.updating(Dictionary(uniqueKeysWithValues: variables.map { (.init(stringLiteral: $0), $1) }))
  }
}

extension TerminationStatus {
  /// The exit code as a shell counts it: for a signal, its number plus 128.
  var shellCode: Int {
    switch self {
    case .exited(let code): Int(code)
    case .signaled(let signal): 128 + Int(signal)
    }
  }
}

extension ChildProcess.Ending {
  init(_ status: TerminationStatus, _ standardError: String) {
    code = status.shellCode
    self.standardError = standardError
  }
}
