import ArgumentParser
import Glibc
import NavbridgeExplorer
import NavbridgeRuntime
import NavbridgeTestRunner
import NavbridgeTestWorker
import NavbridgeVocabulary
import NavbridgeWire
import ScriptEngine

struct TestFileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "file",
    abstract: "Runs one test file for 'navbridge test' and prints its results as records in frames.",
    discussion: "Exit codes: 0 the file is done; 64 wrong use; 69 there is no JavaScript engine.")

  @Argument(help: "The test file.") var file: String
  @Option(help: "The route of the apps: bridge or turbo.") var architecture = "turbo"
  @Option(help: "The file of the app that device.launchApp() starts.") var app: String?
  @Flag(help: "Give the file the functions of Jest and of Detox as globals.") var globals = false
  @Option(help: "A value for the expressions of flows, NAME=VALUE.") var env: [String] = []
  @Option(help: "A tag of flows of which one must be there.") var includeTag: [String] = []
  @Option(help: "A tag of flows of which none may be there.") var excludeTag: [String] = []
  @Option(help: "The options with which apps start unless the test gives others, as JSON.") var appOptions: String?
  @Option(help: "The part of a suite's configuration that belongs to the file, as JSON.") var suite: String?
  @Option(help: "An argument with which a failed test is repeated.") var replayArgument: [String] = []
  @Option(help: "Report the file as a configuration: the name of its member in package.json.") var configuration:
    String?
  @Option(help: "A pattern that the names of the tests to run match.") var grep: String?
  @Option(help: "A line of the file: the tests there run.") var line: [Int] = []
  @Option(help: "The path of a test that runs, as a JSON array; without any, all tests run.") var test: [String] = []
  @Option(help: "The number of times that each test runs.") var repetitions = 1
  @Option(help: "The number that makes a random order of the tests.") var seed: Int?
  @Option(help: "Real milliseconds that one test may take.") var timeout = 30_000
  @Option(help: "The folder in which a failing test leaves its transcript.") var artifacts = ".navbridge/failures"
  @Flag(help: "End with the first test that fails.") var bail = false
  @Flag(help: "Start an app once for all starts with the same options.") var checkpoints = false
  @Flag(help: "List the tests.") var list = false
  @Flag(help: "Write snapshots that differ again.") var update = false
  @Flag(help: "Let missing snapshots fail.") var ci = false
  @Flag(help: "Report the coverage of apps that are instrumented.") var coverage = false
  @Flag(help: "Report the whole transcripts of the tests.") var reportTranscripts = false
  @Option(help: "The folder in which every test leaves its transcript.") var transcripts: String?
  @Option(help: "The folder in which passed tests leave the recordings of their apps.") var runs: String?
  @Option(help: "An empty folder that only this user can enter, in a folder of the same kind.") var scratch: String
  @Option(help: "The number of the last test that needs no run, counted from 0.") var after = -1
  @Option(
    help: "The number of a test whose pictures are reported, counted from 0. The tests behind the last one do not run.")
  var film: [Int] = []
  @Option(help: "Run the tests under many schedules: a search as JSON.") var explore: String?
  @Flag(
    help: "End, with exit code 143, when standard input ends: a pipe ends with its writer, a file never ends.")
  var endWithInput = false

  func run() throws {
    #if JavaScript
    let folder = PrivateFolder(path: scratch)
    if endWithInput { InputWatch.start { Self.leave(folder) } }
    var settings = TestScriptSettings(file: file, architecture: Architecture(rawValue: architecture) ?? .turbo)
    settings.grep = grep
    (settings.app, settings.hasGlobals) = (app, globals)
    settings.environment = env.map(Self.variable)
    if let suite { settings.suite = (try? JSONDocument(suite))?.root.json ?? [:] }
    if let appOptions { settings.appOptions = (try? JSONDocument(appOptions))?.root.json ?? [:] }
    settings.replayArguments = replayArgument
    settings.configuration = configuration.map { ($0, Self.variables) }
    settings.tags = (includeTag, excludeTag)
    settings.tests = test.compactMap { try? JSONDocument($0).root.json }
    (settings.lines, settings.repetitions, settings.seed) = (line, repetitions, seed)
    settings.timeout = timeout
    settings.bails = bail
    settings.takesCoverage = coverage
    settings.lists = list
    settings.updates = update
    settings.isCI = ci
    (settings.after, settings.filmed) = (after, film.sorted())
    settings.reportsTranscripts = reportTranscripts || transcripts != nil
    settings.keepsRuns = runs != nil
    if let search = explore.map({ ExploreOptions(text: $0) }) {
      guard let search else { throw ValidationError("--explore: a search as JSON is expected.") }
      settings.isApp = search.isApp
      EngineOptions.setForCheckpoints()
      NotedSignal.noteEnd()
      return Exploration(settings, search, scratch: folder, isInCopies: true, report: RecordWriter.write).perform()
    }
    if let header = ScheduleHeader(text: (try? TextFile.read(file)) ?? ""), header.architecture == settings.architecture
    {
      return ScheduledTest(settings, scratch: folder).report(header, to: RecordWriter.write)
    }
    let thread = Runtime.live.script
    let loop = thread.useCallingThread()
    thread.jobs.asyncScript { [settings, artifacts, transcripts, runs, checkpoints] in
      if let pattern = settings.grep, let fault = TestPattern.fault(pattern) {
        StandardError.complain("--grep '\(pattern)' is no regular expression: \(fault).")
        Glibc.exit(EX_USAGE)
      }
      let made = TestWorker(
        settings, artifacts: artifacts, runs: runs, transcripts: transcripts, scratch: folder,
        in: .process(checkpoints: checkpoints ? ProcessCheckpoint.start : nil))
      Self.worker = made
      made.start()
    }
    loop.run()
    #else
    StandardError.complain(
      "There is no JavaScript engine: this program was built without the trait 'JavaScript'. Install "
        + "\(ScriptEngine.package) and its -dev package, and build with default traits.")
    throw ExitCode(EX_UNAVAILABLE)
    #endif
  }

  #if JavaScript
  @ScriptThread private static var worker: TestWorker?

  /// The parts of `NAME=VALUE`.
  private static func variable(_ text: String) -> (name: String, value: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    return (parts[0], parts.count > 1 ? parts[1] : "")
  }

  /// The environment of this process.
  private static var variables: [(name: String, value: String)] {
    EnvironmentVariable.all.map(variable)
  }

  /// Ends the process after the one that started it, which can no longer remove the folders.
  private static func leave(_ folder: PrivateFolder) -> Never {
    folder.remove()
    // The folder around it is removed by the last worker, when it is empty.
    if let end = folder.path.lastIndex(of: "/") { unsafe rmdir(String(folder.path[..<end])) }
    _exit(128 + SIGTERM)
  }
  #endif
}
