import ArgumentParser
import Glibc
import NavbridgeInspector
import NavbridgeLauncher
import NavbridgeRuntime
import NavbridgeTestRunner
import NavbridgeVocabulary

struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Repeats a run that 'navbridge explore' has found or that was recorded, and compares the two.",
    discussion: """
      A run that 'navbridge explore' has found has the same schedule, so that it prints the same on any machine with the same \
      version. A recorded one, of 'navbridge inspect --record' or of a failing test, has the same acts at the same moments.

      Exit codes: 0 the run is the same; 1 it differs, and the first difference is named; 64 wrong use; 69 there is no \
      JavaScript engine; 73 no temporary folder can be made; 130, 143 a signal.
      """)

  @Argument(
    help:
      "A schedule, in .navbridge/schedules, or a recording, such as recording.json in the folder of a failing test.",
    completion: .file(extensions: ["json"]))
  var file: String

  @Option(help: ArgumentHelp("Seconds of processor time that the run may take.", valueName: "seconds"))
  var timeout = 30

  func validate() throws {
    guard (1...86_400).contains(timeout) else { throw ValidationError("--timeout must be from 1 to 86400 seconds.") }
  }

  func run() throws {
    let file = try Self.recording(in: file) ?? file
    let text: String
    do { text = try TextFile.read(file) } catch {
      throw ValidationError("'\(file)' cannot be read: \(error).")
    }
    if let recording = AppRecording(text: text) { return replay(recording) }
    guard let found = ScheduleFile(text: text) else {
      throw ValidationError("'\(file)' is neither a schedule of 'navbridge explore' nor a recording.")
    }
    guard let digest = ScheduleFile.digest(ofFile: found.file) else {
      throw ValidationError("The file '\(found.file)', which '\(file)' names, cannot be read from this folder.")
    }
    if digest != found.digest {
      StandardError.complain("'\(found.file)' has changed since the schedule was written.")
    }
    if found.version != Version.text {
      StandardError.complain("The schedule is of version \(found.version); \(Version.text) may make other decisions.")
    }
    let isProgram = ScheduleFile.isProgram(found.file)
    var options = TestOptions(files: found.isApp || isProgram ? [] : [found.file])
    options.architectures = [found.architecture]
    options.timeout = timeout
    options.choose(found.test, of: found.file)
    var explore = ExploreOptions()
    (explore.schedule, explore.schedules) = (found.schedule, 1)
    let loop = Runtime.live.script.useCallingThread()
    Task(executorPreference: ScriptThread.executor) { [options, explore] in
      Glibc.exit(StandardOutput.finish(await Self.replay(found, options, explore, isProgram: isProgram)))
    }
    loop.run()
  }

  @ScriptThread
  private static func replay(
    _ found: ScheduleFile, _ options: TestOptions, _ explore: ExploreOptions, isProgram: Bool
  ) async -> Int32 {
    await ScratchRun.run { scratch in
      let run = ExploreRun(
        options, apps: found.isApp ? [found.file] : [], programs: isProgram ? [found.file] : [], explore,
        scratch: scratch)
      let results = await ScratchRun.untilSignal(run.interrupt) { await run.run() }
      if let signal = run.interruption { return 128 + signal }
      let test = results.flatMap(\.explored).first
      let failures = results.flatMap(\.failures).map(\.message)
      let comparison = found.compare(with: test, otherwise: failures)
      for line in comparison.lines { StandardOutput.printLine(line) }
      return comparison.isSame ? EXIT_SUCCESS : EXIT_FAILURE
    }
  }

  private func replay(_ recording: AppRecording) {
    let loop = Runtime.live.script.useCallingThread()
    Task(executorPreference: ScriptThread.executor) {
      let (repeated, ending) = await Replay.run(recording)
      let difference = recording.difference(from: repeated)
      if let ending { StandardError.complain("The run has ended on its way: \(ending)") }
      let isSame = difference.isEmpty && ending == nil
      let lines = isSame ? ["The run is the same as the one that was recorded."] : ["The run differs:"] + difference
      for line in lines { StandardOutput.printLine(line) }
      Glibc.exit(StandardOutput.finish(isSame ? EXIT_SUCCESS : EXIT_FAILURE))
    }
    loop.run()
  }
}
