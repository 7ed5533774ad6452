internal import NavbridgeDriver
internal import NavbridgeInspector
internal import NavbridgeLauncher
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import OrderedCollections

/// The arguments of `start`.
struct StartArguments: ToolArguments {
  var file: String?
  var architecture: Architecture?
  var device: String?
  var url: String?
  var network: String?
  var modules: String?
  var options = ToolOptions()
  var max = Answer.usualLimit

  static var fields: [ToolField<Self>] {
    [
      ToolField(
        "file", \.file, "The app's file or bundle, from the server's folder. By default the one of the server."),
      ToolField(
        "architecture", \.architecture,
        "The route between the sides: the legacy bridge or TurboModules. By default turbo."),
      ToolField("device", \.device, "The model of phone or iPad, such as 'iPhone SE 3'."),
      ToolField("url", \.url, "A link that opens the app."),
      ToolField("network", \.network, "A file that gives replies to the app's requests."),
      ToolField("modules", \.modules, "A file whose exports are native modules by name."),
      ToolField(
        "options", \.options, "Other options of 'navbridge run', in camel case, such as {\"renderTimeout\":500}."),
      ToolField("max", \.max, Answer.meaningOfMax, in: Answer.boundsOfMax),
    ]
  }

  /// Options of the command that are none of an app.
  static let others: Set = ["help", "version", "port", "open", "record", "file", "keep"]

  /// The options as words of a command line.
  var words: [String] {
    var words: [String] = []
    let named = [
      ("architecture", architecture?.rawValue), ("device", device), ("url", url), ("network", network),
      ("modules", modules),
    ]
    for (name, value) in named { if let value { words.append("--\(name)=\(value)") } }
    for (name, value) in options.members where !Self.others.contains(name.text) {
      words += OptionName.words(name.text, value)
    }
    return words
  }
}

extension Architecture: ToolWord {}

extension Tool {
  static let start = Tool(
    "start", title: "Start an app", isReadOnly: false, StartArguments.self,
    """
    Starts an app on a simulated iPhone, waits until it is at rest, and answers with its screen. Takes a fraction of a second. \
    The device's time stands between calls. The answer has the app's handle, such as a1; other tools take the newest app.
    """
  ) { (arguments, session) async throws(ToolRefusal) in
    let file = try ProjectApp.file(arguments.file ?? session.settings.app, in: session.settings.folder)
    if let other = arguments.options.members.keys.map(\.text).first(where: StartArguments.others.contains) {
      throw ToolRefusal("'\(other)' is no option of an app. 'docs' with the page testing-apps.md lists them.")
    }
    let plan: AppPlan
    do {
      plan = try session.settings.plan(file, arguments.words)
    } catch {
      throw ToolRefusal("\(error)")
    }
    let run = session.newRun(plan)
    await run.start()
    let size = run.snapshot["size"]?.array?.compactMap(\.int).map { "\($0)" }.joined(separator: "×") ?? ""
    let shown = AppText.quoted(PathText.relative(file, to: session.settings.folder))
    let headline =
      "\(run.id): \(shown) on \(arguments.device ?? "a phone") of \(size) points, route \(plan.architecture.rawValue)"
    return Answer(run.news(headline), max: arguments.max)
  }
}

/// The app of a folder.
enum ProjectApp {
  /// The file beside an app in which a project keeps what it always wants.
  static let configuration = "navbridge.json"
  private static let endings = ["jsbundle", "js", "jsx", "ts", "tsx"]
  private static let names = ["main", "app", "App", "index"]

  /// Returns the app's file: the given one, that of the folder's configuration, or the one with a usual name.
  static func file(_ given: String?, in folder: String) throws(ToolRefusal) -> String {
    if let given {
      let path = given.hasPrefix("/") ? given : PathText.normal("\(folder)/\(given)")
      guard SystemFiles.kind(of: path) != 0, !given.isEmpty else {
        throw ToolRefusal("There is no file \(AppText.quoted(given)) in \(folder).\(list(folder))")
      }
      return path
    }
    if let text = try? TextFile.read("\(folder)/\(configuration)"),
      let named = (try? JSONDocument(text))?.root.json["app"]?.string
    {
      return try file(named, in: folder)
    }
    for ending in endings {
      for name in names where SystemFiles.kind(of: "\(folder)/\(name).\(ending)") != 0 {
        return "\(folder)/\(name).\(ending)"
      }
    }
    throw ToolRefusal(
      "Name the app by 'file': \(folder) has no navbridge.json, and no file such as app.js.\(list(folder))")
  }

  private static func list(_ folder: String) -> String {
    let files = SystemFiles.names(inFolder: folder).filter { name in endings.contains { name.hasSuffix(".\($0)") } }
      .sorted()
    return files.isEmpty ? "" : " It has: \(files.prefix(12).joined(separator: ", "))."
  }
}
