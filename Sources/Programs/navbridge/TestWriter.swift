import Glibc
import NavbridgeLauncher
import NavbridgeRuntime
import NavbridgeTestRunner

/// Prints a test run: the text while it goes on, or the reports at its end, and a progress line on a terminal.
struct TestWriter: Sendable {
  let reports: [ReporterOption]
  let lists: Bool
  let namesRoute: Bool

  /// The number of the slowest tests that are listed at the end.
  let slowest: Int
  /// True to show what tests that pass have printed, too.
  let printsConsole: Bool
  /// The folder for the coverage; nil for none.
  var coverage: String?

  /// The text goes to standard output unless another report does.
  private var printsText: Bool { !reports.contains { $0.file == nil && !$0.reporter.goesWithOthers } }

  /// Runs the tests and returns the exit code.
  /// - Parameter scratch: a folder for temporary files.
  @ScriptThread
  func run(_ options: TestOptions, scratch: PrivateFolder) async -> Int32 {
    let run = TestRun(options, scratch: scratch)
    let line = options.isCI ? nil : ProgressLine(interval: 0)
    let style = TextStyle.ofOutput
    var report = RunningReport(namesRoute: namesRoute, style, printsConsole: printsConsole)
    run.onFile = { file, isComplete in
      guard printsText, !lists || isComplete else { return }
      let text = lists ? TextReport.list(file) : report.text(of: file)
      guard !text.isEmpty else { return }
      line?.erase()
      StandardOutput.print(coloured: text)
      fflush(nil)
    }
    if let line {
      run.onProgress = { tests, failed, file in
        line.show("\(tests) \(tests == 1 ? "test" : "tests")\(failed > 0 ? ", \(failed) failed" : ""): \(file)")
      }
    }
    run.onFilm = { done, all in
      line?.show("Filming: \(done) of \(all) \(all == 1 ? "file" : "files")")
    }
    let summary = await ScratchRun.untilSignal(run.interrupt) { await run.run() }
    line?.erase()
    if let fault = LastRun.keep(summary, options) {
      StandardError.complain("The names of the failed tests cannot be kept for --last-failed: \(fault).")
    }
    if let sentence = summary.refusal ?? summary.nothingChosen ?? summary.nothingRan {
      StandardError.complain(sentence)
    }
    if printsText, !lists {
      StandardOutput.print(
        coloured: TextReport.end(summary, style, slowest: slowest, printsConsole: printsConsole))
    }
    let code = write(reportOf: summary)
    return await writeCoverage(of: summary) ? code : EX_IOERR
  }

  /// Writes the coverage, if it is wanted. Returns false if the document cannot be written.
  private func writeCoverage(of summary: TestSummary) async -> Bool {
    guard let coverage else { return true }
    if summary.coverage.isEmpty {
      StandardError.complain(
        "No app has coverage: none of them was instrumented. Bundle it with Babel's plugin 'istanbul' (docs/testing-apps.md)."
      )
      return true
    }
    fflush(nil)
    do throws(CoverageReports.Failure) {
      try await CoverageReports.write(summary.coverage.text, to: coverage)
      return true
    } catch {
      StandardError.complain("\(error)")
      return !error.isOfDocument
    }
  }

  /// The exit code for a report that cannot be written, after a complaint; nil if it can be. The tests run for long.
  func obstacle() -> Int32? {
    for file in reports.compactMap(\.file) {
      if let failure = TextFile.obstacle(toWriting: file) { return refuse(file, failure) }
    }
    return nil
  }

  private func refuse(_ output: String, _ failure: any Error) -> Int32 {
    StandardError.complain("The report cannot be written to '\(output)': \(failure).")
    return EX_IOERR
  }

  /// Writes the reports, and returns the exit code.
  func write(reportOf summary: TestSummary) -> Int32 {
    var code = summary.exitCode
    for report in reports {
      guard let file = report.file else {
        if report.reporter != .text { report.reporter.write(summary) { print($0, terminator: "") } }
        continue
      }
      do {
        try TextFile.write(to: file) { report.reporter.write(summary, $0) }
      } catch {
        code = refuse(file, error)
      }
    }
    return code
  }
}
