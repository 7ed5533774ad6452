internal import NavbridgeInspector
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The arguments of `test`.
struct TestArguments: ToolArguments {
  var app: String?
  var kind = Kind.show
  var language = TestLanguage.navbridge
  var file: String?
  var grep: String?
  var max = 4_000

  enum Kind: String, ToolWord { case show, write, run }

  static let fields: [ToolField<Self>] = [
    ToolField("app", \.app, "The app's handle. By default the newest."),
    ToolField(
      "do", \.kind, "show: the steps so far as a test; write: the same to 'file'; run: the tests of 'file'.",
      isRequired: true),
    ToolField("language", \.language, "The language of the test."),
    ToolField("file", \.file, "A file of the project: the new test, or the tests to run."),
    ToolField("grep", \.grep, "With run: only tests whose names match this regular expression."),
    ToolField("max", \.max, Answer.meaningOfMax, in: Answer.boundsOfMax),
  ]
}

extension TestLanguage: ToolWord {}

extension Tool {
  /// The number of steps that stand as comments, because the language has no word for them.
  private static func leftOut(_ text: String) -> String {
    let lines = text.split(separator: "\n").count { line in
      [" has no word for it", " has no command for it", " was refused: "].contains(where: line.contains)
    }
    return lines == 0
      ? "" : " \(lines) of them stand as comments: the language has no word for them, or they were refused."
  }

  static let test = Tool(
    "test", title: "Write or run a test", isReadOnly: false, TestArguments.self,
    """
    Writes what was done, with the expectations that held, as a test of navbridge, Detox or Maestro; or runs the tests of a file. \
    A failure comes with its message, the line of code, and the steps before it.
    """
  ) { (arguments, session) async throws(ToolRefusal) in
    switch arguments.kind {
    case .run:
      guard !session.settings.isReadOnly else {
        throw ToolRefusal("The server was started with --read-only, and a run of tests writes the files of failures.")
      }
      guard let file = arguments.file else { throw ToolRefusal("'file' is missing: the file or folder of the tests.") }
      let path = try ProjectApp.file(file, in: session.settings.folder)
      var words = ["test", path, "--artifacts=\(session.settings.folder)/.navbridge/failures"]
      if let grep = arguments.grep { words.append("--grep=\(grep)") }
      let running = arguments.app == nil && session.runs.isEmpty ? nil : try session.run(arguments.app).plan
      if let running { words.append("--architecture=\(running.architecture.rawValue)") }
      if let app = running?.file ?? session.settings.app, TestLanguage(ofFile: path) != .navbridge {
        words.append("--app=\(app)")
      }
      return Answer(try await session.runChild(words), max: arguments.max)
    case .show, .write:
      let run = try session.run(arguments.app)
      let language = arguments.language
      let file = arguments.file ?? "\(session.settings.folder)/recorded\(language.suffix)"
      let folder = PathText.folder(of: file.hasPrefix("/") ? file : "\(session.settings.folder)/\(file)")
      let text = run.test(in: language, folder: folder)
      if arguments.kind == .show {
        return Answer(text.trimmedLines, max: arguments.max)
      }
      guard let name = arguments.file else {
        throw ToolRefusal("'file' is missing: the file to write, such as cart\(language.suffix).")
      }
      let marks = [".test.", ".spec.", ".e2e.", ".yaml", ".yml"]
      guard marks.contains(where: name.contains), TestLanguage(ofFile: name) == language else {
        throw ToolRefusal("A test in this language has a name such as recorded\(language.suffix).")
      }
      let path = try ProjectOutput.write(text, to: name, session.settings)
      let shown = PathText.relative(path, to: session.settings.folder)
      return Answer(
        [
          "Wrote \(run.acts.count { $0.error == nil }) steps to \(AppText.quoted(shown)).\(leftOut(text)) test {\"do\":\"run\",\"file\":\"\(shown)\"} runs it."
        ],
        max: arguments.max)
    }
  }
}

extension String {
  /// The lines without empty ones at the end.
  fileprivate var trimmedLines: [String] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last == "" { lines.removeLast() }
    return lines
  }
}
