import ArgumentParser
import Glibc
internal import OrderedCollections
import NavbridgeLauncher
import NavbridgeRuntime
package import NavbridgeTestRunner
import NavbridgeVocabulary

struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Runs tests: files that end with .test.js, .test.ts and the like, and flows of Maestro.",
    discussion: """
      Each file runs in a process of its own, and each app that it starts in two more. A failing test prints the \
      difference, the screen and the end of the transcript, and leaves all of it in a folder. Failed tests are never \
      tried again.

      Exit codes: 0 all tests passed; 1 a test or a file failed, or --grep or a line chooses none; 64 wrong use; 73 no \
      temporary folder can be made; 74 the report cannot be written; 129, 130, 143 the terminal was closed, a signal.
      """)

  @Argument(
    help: "Test files, folders in which to look for them, and FILE:LINE for the tests at a line.",
    completion: .file(extensions: ["js", "ts", "tsx", "jsx", "yaml"]))
  var files: [String] = ["."]

  @Option(help: "The route of the apps under test; both runs each test on each of the two.")
  var architecture = TestRoutes.turbo

  @Option(
    help: ArgumentHelp(
      "The app's bundle, for files that are written for Detox: device.launchApp() starts it. The functions of Jest and of "
        + "Detox are then globals.", valueName: "file"),
    completion: .file(extensions: ["js", "jsbundle"]))
  var app: String?

  @OptionGroup var suite: SuiteOptions
  @OptionGroup var appOptions: TestedAppOptions

  @Option(
    name: [.customShort("e"), .long],
    help: ArgumentHelp(
      "A variable of process.env in test files, and a value for the expressions of Maestro's flows; without a value, that of the "
        + "environment. May be repeated.", valueName: "name[=value]"))
  var env: [String] = []

  @Option(help: ArgumentHelp("Run the flows with one of these tags, divided by commas.", valueName: "tags"))
  var includeTags: String?

  @Option(help: ArgumentHelp("Leave out the flows with one of these tags, divided by commas.", valueName: "tags"))
  var excludeTags: String?

  @Flag(help: "Give test files the functions of Jest as globals: test, it, describe, expect, jest and the hooks.")
  var globals = false

  @Option(
    help: ArgumentHelp(
      "Run the tests that match this regular expression of JavaScript: the names of a test's groups and its own, with a "
        + "blank between them.", valueName: "pattern"))
  var grep: String?

  @Flag(
    help: """
      Run only the tests that failed when they ran last in this folder, on the routes on which they failed.
      """)
  var lastFailed = false

  @Option(
    help: ArgumentHelp("Run each test this many times; a test fails if one of its runs does.", valueName: "times"))
  var `repeat` = 1

  @Option(help: "The order of a file's tests: as declared, or random within each group.")
  var order = TestOrder.declared

  @Option(
    help: """
      With --order random: the number, from 0 to 4294967295, that makes the order. By default each run makes a new one, and \
      prints it.
      """)
  var seed: Int?

  @Option(help: ArgumentHelp("List this many of the slowest tests at the end.", valueName: "count"))
  var slowest = 0

  @Flag(help: "Print the lines of the console of tests that pass, too. Those of a failing test are printed always.")
  var console = false

  @Flag(help: "End with the first test that fails.")
  var bail = false

  @Option(help: ArgumentHelp("Real seconds that one test may take.", valueName: "seconds"))
  var timeout = 30

  @Flag(help: "Run the tests again whenever a script around them changes.")
  var watch = false

  @Flag(
    help: """
      Show the tests on a page: run them there, and look at the app of each, from its beginning to its end. With --watch, they \
      run again on each change.
      """)
  var ui = false

  @OptionGroup var page: PageOptions

  @Flag(help: "Let 'test.only' and 'describe.only' leave out tests although the variable CI is true.")
  var allowOnly = false

  @Flag(help: "List the tests instead of running them, in the form of --reporter.")
  var list = false

  @Option(help: ArgumentHelp("Run the K-th of N equal parts of the files.", valueName: "K/N"))
  var shard: String?

  @Option(help: "The number of files that run at the same time. By default the number of processors.")
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "The format of the report, and the file for it; without one it goes to standard output. May be repeated. By default "
        + "text.",
      valueName: "name[=file]"))
  var reporter: [ReporterOption] = []

  @Option(help: ArgumentHelp("Write the only report to a file, and the text to standard output.", valueName: "file"))
  var output: String?

  @Flag(
    help: """
      Write snapshots and pictures that differ again, write new ones although the variable CI is true, and remove those \
      that no test takes any more.
      """)
  var update = false

  @Option(help: ArgumentHelp("Where failing tests leave their transcripts.", valueName: "folder"))
  var artifacts = ".navbridge/failures"

  @Option(
    help: """
      The tests that run once more for a film, their screens after each act and each settled command: film.html beside the \
      transcript of a failing test, and in the report of --reporter html.
      """)
  var film = FilmChoice.failed

  @Option(
    help: ArgumentHelp(
      "Write the coverage of apps that Babel's istanbul plugin has instrumented into a folder: coverage-final.json, and by Node and "
        + "istanbul's libraries lcov.info and pages.", valueName: "folder"))
  var coverage: String?

  @Option(help: ArgumentHelp("Write the transcript of every test into a folder.", valueName: "folder"))
  var transcripts: String?

  @Flag(
    help: """
      Start an app that a file starts again and again with the same options at a checkpoint: a copy of a process in which it is at \
      rest.
      """)
  var checkpoints = false

  func validate() throws {
    guard (1...86_400).contains(timeout) else { throw ValidationError("--timeout must be from 1 to 86400 seconds.") }
    guard (1...1000).contains(self.repeat) else { throw ValidationError("--repeat must be from 1 to 1000.") }
    guard (0...1000).contains(slowest) else { throw ValidationError("--slowest must be from 0 to 1000.") }
    if let seed, order != .random || !(0...Int(UInt32.max)).contains(seed) {
      throw ValidationError("--seed needs --order random, and must be from 0 to \(UInt32.max).")
    }
    _ = try variables
    try checkPage()
    if let jobs, !(1...256).contains(jobs) { throw ValidationError("--jobs must be from 1 to 256.") }
    if let shard, TestShard(shard) == nil { throw ValidationError("--shard must be K/N with 1 ≤ K ≤ N.") }
  }

  func run() throws {
    if let app, SystemFiles.kind(of: app) == 0 {
      StandardError.complain("--app '\(app)': there is no such file.")
      throw ExitCode(EX_USAGE)
    }
    // A test file may lie in another folder than the one from which this path leads.
    let app = app.map(PathText.absolute)
    let namesFiles = files != ["."] || CommandLine.arguments.contains(".")
    let request = try complaining { try suite.request(app: app, namesFiles: namesFiles) }
    let places = (request == nil && !lastFailed) || namesFiles ? files.map(TestPlace.init) : []
    var options = TestOptions(files: places.isEmpty ? [] : try complaining { try testFiles(places.map(\.path)) })
    for place in places {
      guard let line = place.line else { continue }
      guard options.files.contains(place.path) else {
        StandardError.complain(
          "'\(place.path)' is a folder, so that '\(place.path):\(line)' names no line of a test file.")
        throw ExitCode(EX_USAGE)
      }
      options.lines[place.path, default: []].append(line)
    }
    options.app = app
    options.hasGlobals = globals || app != nil
    options.environment = try variables
    options.appOptions = appOptions.members
    options.tags = (Self.words(includeTags), Self.words(excludeTags))
    for place in places where SystemFiles.kind(of: place.path) == S_IFDIR {
      let tags = try FlowWorkspace(folder: place.path).tags
      options.tags.included += tags.included
      options.tags.excluded += tags.excluded
    }
    options.repetitions = self.repeat
    options.seed = order == .random ? seed ?? Int(UInt32.random(in: 0 ... .max)) : nil
    options.architectures = architecture.routes
    options.grep = grep
    options.timeout = timeout
    options.bails = bail
    options.lists = list
    options.updates = update
    options.allowsOnly = allowOnly
    options.isCI = EnvironmentVariable.continuousIntegration.value == "true"
    options.jobs = jobs ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    options.shard = shard.flatMap(TestShard.init)
    options.artifacts = artifacts
    options.transcripts = transcripts
    options.films = film
    options.takesCoverage = coverage != nil
    options.usesCheckpoints = checkpoints
    let reports = try ReporterOption.reports(reporter, output: output)
    options.keepsConsole = console || reports.contains { $0.reporter != .text && $0.reporter != .github }
    try OutputFiles.check(
      reports.map { ($0.file == output ? "--output" : "--reporter \($0.reporter.rawValue)", $0.file) },
      inputs: options.files + [app, suite.configPath, suite.config].compactMap(\.self))
    let hasTests = try choosesTests(&options, among: namesFiles ? options.files : nil)
    let writer = TestWriter(
      reports: reports, lists: list, namesRoute: options.architectures.count > 1, slowest: slowest,
      printsConsole: console, coverage: coverage)
    if let code = writer.obstacle() { throw ExitCode(code) }
    if !hasTests { throw ExitCode(writer.write(reportOf: TestSummary())) }
    if let seed = options.seed {
      StandardError.printLine("The order is random: --order random --seed \(seed) repeats it.")
    }
    let loop = Runtime.live.script.useCallingThread()
    let (watches, keepsTimeout, isChosen) = (watch, Self.isGiven("--timeout"), lastFailed)
    let page = ui ? page : nil
    Task(executorPreference: ScriptThread.executor) { [options] in
      var (options, find) = (options, { @Sendable () throws in try testFiles(places.map(\.path)) })
      if let request {
        guard let suite = await Self.load(request) else { Glibc.exit(EX_USAGE) }
        suite.apply(to: &options, keepsTimeout: keepsTimeout)
        if places.isEmpty, !isChosen {
          find = { try suite.files() }
          do { options.files = try find() } catch { Self.refuse("\(error)") }
          if options.files.isEmpty {
            Self.refuse("The configuration names no test file. Name those that are meant: navbridge test FILES.")
          }
        }
      }
      if let page {
        let find = find
        let code = await ScratchRun.run { scratch in
          await page.serve(options, scratch: scratch, watches: watches) { (isChosen ? nil : try? find()) ?? [] }
        }
        Glibc.exit(StandardOutput.finish(code))
      }
      var watch = TestChanges(around: options.files)
      while true {
        let code = await ScratchRun.run { await writer.run(options, scratch: $0) }
        // A signal during a run ends the watch, too.
        if !watches || code > 128 { Glibc.exit(StandardOutput.finish(code)) }
        fflush(nil)  // Output that is no terminal keeps the last lines back.
        watch.wait()
        // Test files come and go while people work. Without any, those of before are missed by name.
        if !isChosen, let found = try? find(), !found.isEmpty { options.files = found }
      }
    }
    loop.run()
  }

  /// True if the user has given an option, also where that has its default.
  static func isGiven(_ option: String) -> Bool {
    CommandLine.arguments.contains { $0 == option || $0.hasPrefix("\(option)=") }
  }

  /// Returns the value of a body, or prints the sentence of its error.
  private func complaining<Value>(_ body: () throws -> Value) throws -> Value {
    do { return try body() } catch {
      StandardError.complain("\(error)")
      throw ExitCode(EX_USAGE)
    }
  }

  private func testFiles(_ paths: [String]) throws -> [String] {
    let found = try TestDiscovery.files(in: paths)
    if found.isEmpty { throw TestDiscovery.noneFound(in: files) }
    return found
  }
}

extension FilmChoice: ExpressibleByArgument {}
