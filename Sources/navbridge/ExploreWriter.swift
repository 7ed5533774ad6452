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

  /// Explores test files, and then apps. Returns the exit code.
  @ScriptThread
  func run(_ options: TestOptions, apps: [String], _ explore: ExploreOptions) async -> Int32 {
    do throws(PrivateFolder.Failure) {
      let scratch = try PrivateFolder.make()
      defer { scratch.remove() }
      return await run(options, apps: apps, explore, scratch)
    } catch {
      StandardError.complain(error.description)
      return EX_CANTCREAT
    }
  }

  @ScriptThread
  private func run(_ options: TestOptions, apps: [String], _ explore: ExploreOptions, _ scratch: PrivateFolder) async
    -> Int32
  {
    var results: [FileResult] = []
    for isApp in [false, true] {
      var (options, explore) = (options, explore)
      if isApp { (options.files, explore.isApp) = (apps, true) }
      let run = ExploreRun(options, explore, scratch: scratch)
      run.onFile = { file in
        guard !isJSON else { return }
        print(text(of: file, isApp: isApp), terminator: "")
        fflush(nil)
      }
      let signals = [SIGINT, SIGTERM]
      SignalWatch.start(signals, on: Runtime.current.script.eventLoop) { signal in
        ScriptThread.assumeIsolated { run.interrupt(signal: signal) }
        // A second signal ends the process at once.
        SignalWatch.restoreDefaults(of: signals)
      }
      defer { SignalWatch.restoreDefaults(of: signals) }
      results += await run.run()
      if let signal = run.interruption { return 128 + signal }
    }
    guard results.contains(where: { !$0.explored.isEmpty || !$0.failures.isEmpty }) else {
      StandardError.complain("No test was chosen. 'navbridge test --list' lists those that are there.")
      return EXIT_FAILURE
    }
    return write(results, explore, isPrinted: true)
  }

  /// Prints results that are there. Returns the exit code.
  ///
  /// - Parameter isPrinted: true if the text of each file was printed before.
  func write(_ results: [FileResult], _ explore: ExploreOptions, isPrinted: Bool = false) -> Int32 {
    if !isPrinted || isJSON {
      let texts = results.map { text(of: $0, isApp: !TestDiscovery.isTest($0.job.file)) }
      print(isJSON ? ExploreReport.document(results, explore) : texts.joined(), terminator: "")
    }
    if !isJSON { print(ExploreReport.end(results), terminator: "") }
    return results.contains(where: \.hasFailed) ? EXIT_FAILURE : EXIT_SUCCESS
  }

  private func text(of file: FileResult, isApp: Bool) -> String {
    ExploreReport.text(of: file, namesRoute: namesRoute, outcomes: outcomes, .ofOutput) { test in
      test.failure.flatMap { keep($0, of: test, in: file, isApp: isApp) }
    }
  }

  /// Writes the schedule of a failure. Returns the path of its file; nil after a complaint.
  private func keep(_ failure: ExploredTest.Failure, of test: ExploredTest, in file: FileResult, isApp: Bool) -> String?
  {
    var found = ScheduleFile(
      file: file.job.file, architecture: file.job.architecture, test: test.path, schedule: failure.schedule,
      failure: failure.failure.message, transcript: failure.transcript,
      digest: ScheduleFile.digest(of: (try? TextFile.read(file.job.file)) ?? ""), version: Version.text)
    found.isApp = isApp
    let path = "\(replays)/\(found.name).json"
    _ = TestFiles.hideFromVersionControl(replays)
    if let fault = TestFiles.write(found.text, to: path) {
      StandardError.complain("The schedule cannot be written to '\(path)': \(fault).")
      return nil
    }
    if writesTests, !isApp, let fault = TestFiles.write(found.testText, to: found.testFile) {
      StandardError.complain("The test cannot be written to '\(found.testFile)': \(fault).")
    }
    return PathText.fromHere(path)
  }
}
