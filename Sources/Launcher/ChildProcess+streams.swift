import Glibc
internal import Subprocess

extension ChildProcess {
  /// Starts `program` and runs it to its end. Its standard error, and its standard output where `line` is nil, are
  /// written to a descriptor. Returns its exit code as a shell counts it.
  ///
  /// The program runs in a process group of its own, so that signals typed at a terminal reach only this process.
  ///
  /// - Parameters:
  ///   - started: called with the process's id.
  ///   - line: called with each line of output.
  public static func streaming(
    _ program: ChildProgram, _ arguments: [String], writingTo descriptor: CInt,
    started: @escaping @Sendable (Int32) -> Void, line: (@Sendable (String) -> Void)? = nil
  ) async throws -> Int {
    let path = try program.located()
    var options = PlatformOptions()
    options.processGroupID = 0
    let arguments = program.withLifeline(arguments)
    let output = FileDescriptorOutput.fileDescriptor(
      .init(rawValue: descriptor), closeAfterSpawningProcess: false)
    guard let line else {
      return try await Subprocess.run(
        .path(.init(path)), arguments: arguments, platformOptions: options, input: .lifeline, output: output,
        error: output
      ) { started($0.processIdentifier.value) }.terminationStatus.shellCode
    }
    return try await Subprocess.run(
      .path(.init(path)), arguments: arguments, platformOptions: options, input: .lifeline, output: .sequence,
      error: output
    ) { execution in
      started(execution.processIdentifier.value)
      // A line is as long as the child makes it: the plan of a test file lists all of its tests.
      for try await text in execution.standardOutput.strings(bufferingPolicy: .unbounded) { line(text) }
    }.terminationStatus.shellCode
  }
}
