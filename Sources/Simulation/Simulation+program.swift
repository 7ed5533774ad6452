internal import Glibc
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

extension Simulation {
  /// Is the `main` of a program that `navbridge explore` searches, as it does test files:
  ///
  ///     @main struct Races {
  ///       static func main() { Simulation().main(["the stack keeps its order": keepsOrder]) }
  ///     }
  ///
  /// The options of the command count beside the properties of this value. Started by hand, the program explores each test itself,
  /// prints the reports, and ends with 1 if a test fails. Must be called on the main thread.
  ///
  /// - Parameter tests: the tests by their names. Each is called once for each schedule. What they print goes to standard error.
  public func main(_ tests: KeyValuePairs<String, Body>) -> Never {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let text = SimulationArgument.explore.value(in: arguments) else { exploreByHand(tests, arguments) }
    guard let options = ExploreOptions(text: text) else {
      StandardError.complain(
        "--explore: a search as JSON is expected, which 'navbridge explore' passes to this program.")
      exit(EX_USAGE)
    }
    NotedSignal.noteEnd()
    // The program ends with the one that started it.
    InputWatch.start { _exit(128 + SIGTERM) }
    let output = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    answer(tests, options, arguments) { RecordWriter.write($0, to: output) }
    exit(EXIT_SUCCESS)
  }

  /// Explores the tests that are asked for, and reports them as a test file's worker does. The process ends if a run takes too long.
  func answer(
    _ tests: KeyValuePairs<String, Body>, _ options: ExploreOptions, _ arguments: [String],
    report: @escaping @Sendable (JSON) -> Void
  ) {
    func value(of argument: SimulationArgument) -> String? { argument.value(in: arguments) }
    var simulation = self
    simulation.architecture = value(of: .architecture).flatMap(Architecture.init(rawValue:)) ?? architecture
    let chosen = value(of: .test).flatMap { try? JSONDocument($0).root.json.array?.compactMap(\.string) }
    let asked = tests.filter { chosen == nil || [$0.key] == chosen }
    report([
      "kind": "plan",
      "tests": .array(asked.enumerated().map { ["id": .int(Int64($0.offset)), "path": .texts([$0.element.key])] }),
    ])
    let watch = RunWatch(limit: value(of: .timeout).flatMap { Int($0) } ?? 30_000)
    watch.start(report)
    var (options, time) = (options, SharedTime(seconds: options.seconds, parts: options.ownTests(of: asked.count)))
    for (number, (name, body)) in asked.enumerated() where !NotedSignal.end.hasCome {
      if options.leavesOut(test: number) {
        report(["kind": "explored", "test": ExploredTest(path: [name]).json])
        continue
      }
      options.seconds = time.next()
      let test = simulation.explored(
        options, [name], report: report, observed: { run in watch.during("a run of the test '\(name)'", "", run) }, body
      )
      report(["kind": "explored", "test": test.json])
    }
    report(["kind": "done"])
  }

  private func exploreByHand(_ tests: KeyValuePairs<String, Body>, _ arguments: [String]) -> Never {
    if let unknown = arguments.first {
      StandardError.complain(
        "'\(unknown)': this program has no arguments. 'navbridge explore \(CommandLine.arguments[0])' has the options of a "
          + "search.")
      exit(EX_USAGE)
    }
    var hasFailed = false
    for (name, body) in tests {
      let report = explore(body)
      StandardOutput.printLine("\(name): \(report)")
      hasFailed = hasFailed || report.failure != nil
    }
    exit(StandardOutput.finish(hasFailed ? EXIT_FAILURE : EXIT_SUCCESS))
  }
}
