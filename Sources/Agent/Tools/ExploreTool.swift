internal import Glibc
internal import NavbridgeInspector
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The arguments of `explore`.
struct ExploreArguments: ToolArguments {
  var app: String?
  var file: String?
  var schedules = 200
  var seconds: Int?
  var faults = false
  var max = Answer.usualLimit

  static let fields: [ToolField<Self>] = [
    ToolField("app", \.app, "The app's handle. By default the newest."),
    ToolField("file", \.file, "A file of tests, or of an app. By default the steps so far, as a test."),
    ToolField("schedules", \.schedules, "The number of orders that are tried.", in: 1...100_000),
    ToolField("seconds", \.seconds, "In place of a number: the real seconds of the search.", in: 1...600),
    ToolField("faults", \.faults, "Also lose the script, cut its connection and reload at the worst moment."),
    ToolField("max", \.max, Answer.meaningOfMax, in: Answer.boundsOfMax),
  ]
}

extension Tool {
  static let explore = Tool(
    "explore", title: "Search for an order that breaks it", isReadOnly: false, ExploreArguments.self,
    """
    Runs the steps so far, or a file of tests, under many orders of what the two sides and the tester do, and answers with an order \
    that breaks it, made as small as possible, or with the number of orders that were tried.
    """
  ) { (arguments, session) async throws(ToolRefusal) in
    guard !session.settings.isReadOnly else {
      throw ToolRefusal("The server was started with --read-only, and a search writes the schedules of failures.")
    }
    var words = ["explore"]
    var written: String?
    defer { if let written { _ = unsafe unlink(written) } }
    if let file = arguments.file {
      words.append(try ProjectApp.file(file, in: session.settings.folder))
    } else {
      let run = try session.run(arguments.app)
      let file = ".navbridge/agent/\(getpid())-\(run.id).test.js"
      let folder = "\(session.settings.folder)/.navbridge/agent"
      let path = try ProjectOutput.write(run.test(in: .navbridge, folder: folder), to: file, session.settings)
      words.append(path)
      written = path
      words.append("--architecture=\(run.plan.architecture.rawValue)")
    }
    words += arguments.seconds.map { ["--seconds=\($0)"] } ?? ["--schedules=\(arguments.schedules)"]
    if arguments.faults { words.append("--faults=all") }
    words.append("--replays=\(session.settings.folder)/.navbridge/schedules")
    return Answer(try await session.runChild(words), max: arguments.max)
  }
}
