import Glibc
import NavbridgeRuntime
import NavbridgeTestRunner
import NavbridgeVocabulary

/// Prints the results of `navbridge explore`, and writes the schedules of its failures.
struct ExploreWriter: Sendable {
  let namesRoute: Bool
  /// The number of outcomes of each test that are shown.
  let outcomes: Int
  let isJSON: Bool
  /// The folder for the schedules of failures.
  let replays: String
  /// True if a test is written beside the file of each failure.
  let writesTests: Bool

  /// Explores test files, then apps and then programs. Returns the exit code.
  @ScriptThread
  func run(_ options: TestOptions, apps: [String], programs: [String], _ explore: ExploreOptions) async -> Int32 {
    await ScratchRun.run { scratch in
      let run = ExploreRun(options, apps: apps, programs: programs, explore, scratch: scratch)
      run.onFile = print
      let results = await ScratchRun.untilSignal(run.interrupt) { await run.run() }
      if let signal = run.interruption {
        if !isJSON { StandardOutput.print(coloured: ExploreReport.end(results, isInterrupted: true, .ofOutput)) }
        return 128 + signal
      }
      guard results.contains(where: { !$0.explored.isEmpty || !$0.failures.isEmpty }) else {
        StandardError.complain("No test was chosen. 'navbridge test --list' lists those that are there.")
        return EXIT_FAILURE
      }
      return end(results, explore)
    }
  }

  /// Prints results that are there. Returns the exit code.
  func print(_ results: [FileResult], _ explore: ExploreOptions) -> Int32 {
    for file in results { print(file) }
    return end(results, explore)
  }

  /// Writes the schedules of a file's failures, and prints its part of the text.
  private func print(_ file: FileResult) {
    let text = ExploreReport.text(of: file, namesRoute: namesRoute, outcomes: outcomes, .ofOutput) { test in
      test.failure.flatMap { keep($0, of: test, in: file) }
    }
    guard !isJSON else { return }
    StandardOutput.print(coloured: text)
    fflush(nil)
  }

  /// Prints what follows all files. Returns the exit code.
  private func end(_ results: [FileResult], _ explore: ExploreOptions) -> Int32 {
    if isJSON {
      Swift.print(ExploreReport.document(results, explore).printableJSON, terminator: "")
    } else {
      StandardOutput.print(coloured: ExploreReport.end(results, .ofOutput))
    }
    return results.contains(where: \.hasFailed) ? EXIT_FAILURE : EXIT_SUCCESS
  }

  /// Writes the schedule of a failure, and its page. Returns their paths; nil after a complaint.
  private func keep(
    _ failure: ExploredTest.Failure, of test: ExploredTest, in file: FileResult
  ) -> ExploreReport.Kept? {
    var found = ScheduleFile(
      file: file.job.file, architecture: file.job.architecture, test: test.path, schedule: failure.schedule,
      failure: failure.failure.message, transcript: failure.transcript,
      digest: ScheduleFile.digest(ofFile: file.job.file) ?? "", version: Version.text)
    let isProgram = ScheduleFile.isProgram(file.job.file)
    found.isApp = !isProgram && !TestDiscovery.isTest(file.job.file)
    let path = "\(replays)/\(found.name).json"
    _ = TestFiles.hideFromVersionControl(replays)
    if let fault = TestFiles.write(found.text, to: path) {
      StandardError.complain("The schedule cannot be written to '\(path)': \(fault).")
      return nil
    }
    if writesTests, !found.isApp, !isProgram, let fault = TestFiles.write(found.testText, to: found.testFile) {
      StandardError.complain("The test cannot be written to '\(found.testFile)': \(fault).")
    }
    let schedule = PathText.fromHere(path)
    return .init(schedule: schedule, page: keepPage(of: test, in: file, named: found.name, schedule: schedule))
  }

  /// Writes the page of a failure that has films. Returns its path.
  private func keepPage(of test: ExploredTest, in file: FileResult, named name: String, schedule: String) -> String? {
    let command = ExploreReport.Kept.command(schedule)
    guard
      let text = OrdersPage.text(of: test, file.job, replay: command, read: { try? TextFile.read($0) })
    else { return nil }
    let path = "\(replays)/\(name).html"
    if let fault = TestFiles.write(text, to: path) {
      StandardError.complain("The page cannot be written to '\(path)': \(fault).")
      return nil
    }
    return PathText.fromHere(path)
  }
}
