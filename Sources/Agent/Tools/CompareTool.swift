internal import Glibc
internal import NavbridgeInspector
internal import NavbridgeLauncher
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The arguments of `compare`.
struct CompareArguments: ToolArguments {
  var app: String?
  var other: String?
  var revision: String?
  var max = Answer.usualLimit

  static let fields: [ToolField<Self>] = [
    ToolField("app", \.app, "The app's handle. By default the newest."),
    ToolField("other", \.other, "The file of another version of the app. By default the same app runs on both routes."),
    ToolField(
      "revision", \.revision, "In place of a file: a revision of git, such as HEAD~1, of which the app's file is taken."
    ),
    ToolField("max", \.max, Answer.meaningOfMax, in: Answer.boundsOfMax),
  ]
}

extension Tool {
  static let compare = Tool(
    "compare", title: "Compare routes or versions", isReadOnly: false, CompareArguments.self,
    """
    Runs the app once more with the steps so far, on both routes or in two versions, and answers with each difference: commands, \
    events, their order and times, the ending, the screen. '-' is the bridge or the present version, '+' is turbo or the other.
    """
  ) { (arguments, session) async throws(ToolRefusal) in
    let run = try session.run(arguments.app)
    var words = ["diff", run.plan.file]
    guard arguments.revision == nil || arguments.other == nil else {
      throw ToolRefusal("Of 'revision' and 'other' one may be given.")
    }
    var revision: RevisionFile?
    defer { revision?.remove() }
    if let name = arguments.revision {
      let file = try await RevisionFile.make(of: run.plan.file, at: name, in: session.settings)
      revision = file
      words.append(file.path)
    } else if let other = arguments.other {
      words.append(try ProjectApp.file(other, in: session.settings.folder))
    }
    if words.count == 3 { words.append("--architecture=\(run.plan.architecture.rawValue)") }
    let body = ActsScript.body(run.acts)
    let script = MemoryFile()
    _ = SystemFiles.write(body, to: script.descriptor)
    if !run.acts.isEmpty { words += ["--after", "/proc/\(getpid())/fd/\(script.descriptor)"] }
    let ending = try await session.runChild(words + run.plan.nativeArguments + run.plan.scriptArguments)
    _ = script
    return Answer(ending.lines, max: arguments.max)
  }
}

/// The steps of a run as the body of a function that `--after` runs in the app.
enum ActsScript {
  static func body(_ acts: [RecordedAct]) -> String {
    let statements = acts.filter { $0.error == nil }.compactMap { act -> String? in
      // Only a test has the app as a value, and expectations.
      if case .expectation = act.action { return nil }
      if case .request(let method, _) = act.action, method == "script/run" { return nil }
      return "await \(act.text);"
    }
    return (["const { clock, device } = require('navbridge');"] + statements).joined(separator: "\n") + "\n"
  }
}
