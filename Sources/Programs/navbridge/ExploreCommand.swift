import ArgumentParser
import Glibc
internal import OrderedCollections
import NavbridgeRuntime
import NavbridgeTestRunner
import NavbridgeVocabulary

struct ExploreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explore",
    abstract: "Runs tests or apps under many schedules, and looks for one under which they fail.",
    discussion: """
      Both sides and the test run in one process on one thread, where a seed decides which queue runs next, for how many \
      items, and how many bytes a pipe delivers. A failing schedule is made as small as possible and written to a file from \
      which 'navbridge replay' repeats it, with a page that shows its run beside the usual one. An app runs without a test, too: it must come to rest with every command settled, \
      also after a reload in the middle.

      Exit codes: 0 no test fails; 1 a test or a file fails, or nothing was chosen; 64 wrong use; 69 there is no JavaScript \
      engine; 73 no temporary folder can be made; 74 a file cannot be written; 130, 143 a signal.
      """)

  @Argument(
    help: """
      Test files, folders in which to look for them, FILE:LINE for the tests at a line, files of apps, and programs of \
      simulations in Swift.
      """,
    completion: .file(extensions: ["js", "ts", "tsx", "jsx", "yaml"]))
  var files: [String] = []

  @Option(
    help: ArgumentHelp(
      "The number of schedules for each test, 1000 by default; with --exhaustive the greatest number of orders, 100000 by default.",
      valueName: "count"))
  var schedules: Int?

  @Flag(
    help: """
      Try every order in which the threads can go on, once each, and not a sample of schedules. \
      docs/schedules.md has what counts as an order.
      """)
  var exhaustive = false

  @Option(
    help: ArgumentHelp(
      "Explore for this many real seconds in all, in place of a number of schedules. The tests share them.",
      valueName: "seconds"))
  var seconds: Int?

  @Option(help: "The number, from 0 to 4294967295, that makes the schedules.")
  var seed = 1

  @Option(
    help: """
      The way in which schedules are chosen: few has one to four decisions that are not the usual ones, random has many, \
      coverage changes those that have brought something new, mixed takes each in turn.
      """)
  var strategy = SearchStrategy.mixed

  @Option(help: "The route of the apps; both explores each test on each of the two.")
  var architecture = TestRoutes.turbo

  @Option(
    help: ArgumentHelp("Explore the tests that match this regular expression of JavaScript.", valueName: "pattern"))
  var grep: String?

  @Option(
    help: ArgumentHelp("The app's bundle, for files that are written for Detox.", valueName: "file"),
    completion: .file(extensions: ["js", "jsbundle"]))
  var app: String?

  @OptionGroup var suite: SuiteOptions
  @OptionGroup var appOptions: TestedAppOptions

  @Flag(help: "Give test files the functions of Jest as globals.")
  var globals = false

  @Flag(
    help: """
      Let time pass while the script has something left to do, too, as on a busy phone. A test that expects something at an \
      exact time may fail by that.
      """)
  var timePasses = false

  @Option(
    help: ArgumentHelp(
      """
      Let faults strike the app in the middle of its runs: \(FaultList.names), or all. Behind one of them but slow-reader, a \
      test may fail, but no invariant of the native side may break, and the run must come to its end.
      """, valueName: "list"))
  var faults = FaultList()

  @Flag(
    help: """
      Let UIKit take its variants, too, such as a completion that it loses: at each occasion it is a decision of the schedule. \
      'navbridge explain variants' lists them.
      """)
  var uikitVariants = false

  @Flag(help: "Go on with a test after its first failure, and count the schedules that fail.")
  var keepGoing = false

  @Option(
    help: ArgumentHelp(
      "Show this many outcomes of each test, as differences from the most frequent one.", valueName: "count"))
  var outcomes = 0

  @Option(help: ArgumentHelp("Seconds of processor time that one run may take.", valueName: "seconds"))
  var timeout = 30

  @Option(help: "The number of processes that share the search. By default the number of processors.")
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "Take the K-th of N parts of the schedules, on a machine of several; --merge joins their documents.",
      valueName: "K/N"))
  var shard: String?

  @Flag(help: "Join the documents of shards, which are named in place of tests.")
  var merge = false

  @Flag(help: "Print one JSON document.")
  var json = false

  @Option(help: ArgumentHelp("The folder for the schedules of failures and their pages.", valueName: "folder"))
  var replays = ".navbridge/schedules"

  @Flag(help: "Write a test with the schedule of each failure beside its file, which 'navbridge test' runs.")
  var asTest = false

  func validate() throws {
    if files.isEmpty, suite.configuration == nil, suite.configPath == nil, suite.config == nil {
      throw ValidationError("Name the tests or the apps to explore, such as 'navbridge explore tests'.")
    }
    if let schedules, !(1...1_000_000_000).contains(schedules) {
      throw ValidationError("--schedules must be from 1 to 1000000000.")
    }
    let others = [
      ("--time-passes", timePasses), ("--faults", !faults.faults.isEmpty), ("--uikit-variants", uikitVariants),
      ("--strategy", strategy != .mixed), ("--seed", seed != 1),
    ]
    if exhaustive, let (option, _) = others.first(where: \.1) {
      throw ValidationError(
        "--exhaustive tries orders alone, each of them. Leave out '\(option)', or search without --exhaustive.")
    }
    if let seconds, !(1...86_400).contains(seconds) { throw ValidationError("--seconds must be from 1 to 86400.") }
    guard (0...Int(UInt32.max)).contains(seed) else { throw ValidationError("--seed must be from 0 to \(UInt32.max).") }
    guard (1...86_400).contains(timeout) else { throw ValidationError("--timeout must be from 1 to 86400 seconds.") }
    guard (0...1000).contains(outcomes) else { throw ValidationError("--outcomes must be from 0 to 1000.") }
    if let jobs, !(1...256).contains(jobs) { throw ValidationError("--jobs must be from 1 to 256.") }
    if let shard, TestShard(shard) == nil { throw ValidationError("--shard must be K/N with 1 ≤ K ≤ N.") }
  }

  func run() throws {
    if merge { return try mergeDocuments() }
    let hasSuite = suite.configuration != nil || suite.configPath != nil || suite.config != nil
    let request = try hasSuite ? suite.request(app: app.map(PathText.absolute), namesFiles: !files.isEmpty) : nil
    let places = files.map(TestPlace.init)
    let programs = places.map(\.path).filter(ScheduleFile.isProgram)
    let apps = places.map(\.path).filter { Self.isApp($0) && !programs.contains($0) }
    if grep != nil, let program = programs.first {
      throw ValidationError("--grep is for test files: '\(program)' is a program, whose tests all run.")
    }
    var options = TestOptions(files: [])
    do {
      let others = places.map(\.path).filter { !apps.contains($0) && !programs.contains($0) }
      options.files = try others.isEmpty ? [] : TestDiscovery.files(in: others)
      if options.files.isEmpty, apps.isEmpty, programs.isEmpty, request == nil {
        throw TestDiscovery.noneFound(in: files)
      }
    } catch {
      StandardError.complain("\(error)")
      throw ExitCode(EX_USAGE)
    }
    for place in places { if let line = place.line { options.lines[place.path, default: []].append(line) } }
    options.architectures = architecture.routes
    options.grep = grep
    options.app = app.map(PathText.absolute)
    options.appOptions = appOptions.members
    options.hasGlobals = globals || app != nil
    options.timeout = timeout
    options.jobs = jobs ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    var explore = ExploreOptions()
    (explore.schedules, explore.seconds, explore.seed, explore.strategy) = (
      schedules ?? (exhaustive ? 100_000 : 1_000), seconds.map(Double.init), seed, strategy
    )
    explore.isExhaustive = exhaustive
    (explore.goesOn, explore.timePasses, explore.faults) = (keepGoing, timePasses, faults.faults)
    explore.takesVariants = uikitVariants
    if let shard = shard.flatMap(TestShard.init) { (explore.part, explore.parts) = (shard.index - 1, shard.count) }
    let writer = ExploreWriter(
      namesRoute: options.architectures.count > 1, outcomes: outcomes, isJSON: json, replays: replays,
      writesTests: asTest)
    let loop = Runtime.live.script.useCallingThread()
    let takesFiles = files.isEmpty
    Task(executorPreference: ScriptThread.executor) { [options, explore] in
      var options = options
      if let request {
        guard let suite = await TestCommand.load(request) else { Glibc.exit(EX_USAGE) }
        // A limit of Jest's is one of real time, and that of a run here one of the processor's.
        suite.apply(to: &options, keepsTimeout: true)
        if takesFiles { do { options.files = try suite.files() } catch { TestCommand.refuse("\(error)") } }
      }
      Glibc.exit(StandardOutput.finish(await writer.run(options, apps: apps, programs: programs, explore)))
    }
    loop.run()
  }

  private func mergeDocuments() throws {
    let parts = try files.map { file in
      guard let text = try? TextFile.read(file), let part = ExplorePart(text, name: file) else {
        throw ValidationError("--merge: '\(file)' is no document that 'navbridge explore --json' has printed.")
      }
      return part
    }
    if let fault = ExplorePart.fault(of: parts) { throw ValidationError("--merge: \(fault)") }
    let writer = ExploreWriter(
      namesRoute: true, outcomes: outcomes, isJSON: json, replays: replays, writesTests: asTest)
    throw ExitCode(StandardOutput.finish(writer.print(ExploreReport.merged(parts.map(\.files)), parts[0].options)))
  }

  /// True for a file that is no test: an app.
  private static func isApp(_ path: String) -> Bool {
    SystemFiles.kind(of: path) == S_IFREG && !TestDiscovery.isTest(path)
  }
}

extension SearchStrategy: ExpressibleByArgument {}

/// The faults that `--faults` names, with commas between them.
struct FaultList: ExpressibleByArgument {
  static let names = AppFault.allCases.map(\.rawValue).joined(separator: ", ")
  private static let all = "all"

  var faults: [AppFault] = []

  init() {}

  init?(argument: String) {
    let words =
      argument == Self.all ? AppFault.allCases.map(\.rawValue) : argument.split(separator: ",").map(String.init)
    faults = words.compactMap(AppFault.init)
    if words.isEmpty || faults.count < words.count { return nil }
  }

  var defaultValueDescription: String { "none" }
}
