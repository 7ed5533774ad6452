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
  /// - Parameter scratch: a folder for temporary files.
  @ScriptThread
  func run(_ options: TestOptions, scratch: PrivateFolder) async -> Int32 {
    let run = TestRun(options, scratch: scratch)
    let progress = isatty(STDERR_FILENO) == 1 && !options.isCI
    run.onFile = { file in
      if progress { StandardError.show("\r\u{1B}[K") }
      if printsText {
        print(lists ? TextReport.list(file) : TextReport.file(file, namesRoute: namesRoute), terminator: "")
      }
      fflush(nil)
    }
    if progress {
      run.onProgress = { tests, failed, file in
        StandardError.show("\r\u{1B}[K\(tests) tests\(failed > 0 ? ", \(failed) failed" : ""): \(file)")
      }
    }
    let summary = await run.run()
    if progress { StandardError.show("\r\u{1B}[K") }
    if let sentence = summary.refusal ?? summary.nothingChosen { StandardError.complain(sentence) }
    if printsText, !lists { print(TextReport.end(summary), terminator: "") }
    return write(reportOf: summary)
  }

  private func write(reportOf summary: TestSummary) -> Int32 {
    guard let output else {
      if reporter != .text { print(reporter.report(summary), terminator: "") }
      return summary.exitCode
    }
    do {
      try TextFile.write(reporter.report(summary), to: output)
      return summary.exitCode
    } catch {
      StandardError.complain("The report cannot be written to '\(output)': \(error).")
      return EX_IOERR
    }
  }
}
