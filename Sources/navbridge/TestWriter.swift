import Glibc
import NavbridgeRuntime
import NavbridgeTestRunner

/// Prints a test run: the text while it goes on, or the report at its end, and a progress line on a terminal.
struct TestWriter: Sendable {
  let reporter: TestReporter
  /// The file for the report; nil for standard output.
  let output: String?
  let lists: Bool
  let namesRoute: Bool

  /// The text goes to standard output unless another report does.
  private var printsText: Bool { reporter == .text || output != nil }

  /// Runs the tests and returns the exit code.
  @ScriptThread
  func run(_ options: TestOptions) async -> Int32 {
    let run = TestRun(options)
    let progress = isatty(STDERR_FILENO) == 1 && !options.isCI
    run.onFile = { file in
      if progress { StandardError.show("\r\u{1B}[K") }
      if lists { return write(list: file) }
      if printsText { print(TextReport.file(file, namesRoute: namesRoute), terminator: "") }
      fflush(nil)
    }
    if progress {
      run.onProgress = { tests, failed, file in
        StandardError.show("\r\u{1B}[K\(tests) tests\(failed > 0 ? ", \(failed) failed" : ""): \(file)")
      }
    }
    let summary = await run.run()
    if progress { StandardError.show("\r\u{1B}[K") }
    if lists { return summary.exitCode }
    if printsText { print(TextReport.end(summary), terminator: "") }
    guard let output else {
      if reporter != .text { print(reporter.report(summary), terminator: "") }
      return summary.exitCode
    }
    guard let file = fopen(output, "w"), fputs(reporter.report(summary), file) >= 0, fclose(file) == 0 else {
      StandardError.complain("The report cannot be written to '\(output)': \(String(cString: strerror(errno))).")
      return EX_IOERR
    }
    return summary.exitCode
  }

  private func write(list file: FileResult) {
    for path in file.planned { print("\(file.job.file): \(path.joined(separator: " > "))") }
    for failure in file.failures { StandardError.complain("\(file.job.file): \(failure.message)") }
  }
}
