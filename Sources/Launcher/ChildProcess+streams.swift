import Glibc
internal import NavbridgeRuntime
internal import Subprocess
internal import SystemPackage

extension ChildProcess {
  /// The reader of a program's standard output.
  public enum OutputReader: Sendable {
    /// A descriptor to which the output is written, as standard error is.
    case descriptor(CInt)
    /// Called with each line, without the line feed that ends it.
    case lines(@Sendable (String) -> Void)
    /// Called with the bytes as they arrive.
    case bytes(@Sendable ([UInt8]) -> Void)
  }

  /// Starts `program` and runs it to its end. Its standard error is written to a descriptor. Returns its exit code as a
  /// shell counts it.
  ///
  /// The program runs in a process group of its own, so that signals typed at a terminal reach only this process.
  ///
  /// - Parameter started: called with the process's id.
  public static func streaming(
    _ program: ChildProgram, _ arguments: [String], writingTo descriptor: CInt,
    started: @escaping @Sendable (Int32) -> Void, output reader: OutputReader
  ) async throws -> Int {
    try await streaming(
      at: program.located(), program.withLifeline(arguments), writingTo: descriptor, started: started, output: reader)
  }

  /// Starts the program at a path, as `streaming(_:_:writingTo:started:output:)` does one of this package. Its standard input ends
  /// with this process.
  package static func streaming(
    at path: String, _ arguments: [String], writingTo descriptor: CInt, started: @escaping @Sendable (Int32) -> Void,
    output reader: OutputReader
  ) async throws -> Int {
    var options = PlatformOptions()
    options.processGroupID = 0
    let arguments = Arguments(arguments)
    let errors = FileDescriptorOutput.shared(descriptor)
    if case .descriptor(let output) = reader {
      return try await Subprocess.run(
        .path(.init(path)), arguments: arguments, platformOptions: options, input: .lifeline,
        output: .shared(output), error: errors
      ) { started($0.processIdentifier.value) }.terminationStatus.shellCode
    }
    return try await Subprocess.run(
      .path(.init(path)), arguments: arguments, platformOptions: options, input: .lifeline, output: .sequence,
      error: errors
    ) { execution in
      started(execution.processIdentifier.value)
      switch reader {
      case .descriptor: break
      case .lines(let take): for try await line in execution.standardOutput.lines { take(line) }
      case .bytes(let take):
        for try await part in execution.standardOutput { unsafe take(part.withUnsafeBytes { unsafe Array($0) }) }
      }
    }.terminationStatus.shellCode
  }
}

extension OutputProtocol where Self == FileDescriptorOutput {
  /// A descriptor of this process, which stays open here.
  static func shared(_ descriptor: CInt) -> FileDescriptorOutput {
    .fileDescriptor(.init(rawValue: descriptor), closeAfterSpawningProcess: false)
  }
}

/// A pipe that children have as standard input and whose other end this process holds. The pipe closes when this
/// process ends, however it ends, and children that run with `--end-with-input` then end too.
final class Lifeline: Sendable {
  /// The pipe of all children of this process.
  static let shared = Lifeline()

  let readingEnd: CInt
  private let writingEnd: Guarded<CInt>

  private init() {
    do {
      let pipe = try DescriptorPair.pipe()
      readingEnd = pipe.first
      writingEnd = Guarded(pipe.second)
    } catch {
      preconditionFailure(error.description)
    }
  }

  /// Closes the pipe before this process ends.
  func cut() {
    writingEnd.withLock { end in
      if end >= 0 { close(end) }
      end = -1
    }
  }
}
