internal import NavbridgeDriver
internal import NavbridgeInspector
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The arguments of `options`.
struct OptionsArguments: ToolArguments {
  var app: String?
  var componentId = ""
  var path: String?
  var max = Answer.usualLimit

  static let fields: [ToolField<Self>] = [
    ToolField("app", \.app, "The app's handle. By default the newest."),
    ToolField(
      "componentId", \.componentId, "The id of a screen or container, as 'see' shows it in its first line.",
      isRequired: true),
    ToolField("path", \.path, "Only options whose path begins so, such as topBar.title."),
    ToolField("max", \.max, Answer.meaningOfMax, in: Answer.boundsOfMax),
  ]
}

extension Tool {
  /// True for a path that is another one, or a member of what lies there.
  private static func isBelow(_ around: String, _ path: String) -> Bool {
    path == around || path.hasPrefix(around + ".")
  }

  static let options = Tool(
    "options", title: "Where an option comes from", OptionsArguments.self,
    """
    Lists the options that count for a screen of react-native-navigation or react-native-screens: the value, and the layer that \
    it comes from: its own, a merge, a parent, a child, or the defaults.
    """
  ) { (arguments, session) async throws(ToolRefusal) in
    let run = try session.run(arguments.app)
    try run.expectRunning()
    let asked = await run.ask(
      DeviceMethods.explainOptions.name, ["componentId": .string(arguments.componentId)])
    let answer: JSON
    switch asked {
    case .success(let found)?: answer = found
    case nil: answer = [:]
    case .failure(let error)?:
      throw ToolRefusal(
        "\(AppText.sentence(error.message)) The ids that are shown: \(ScreenText.places(run.reader.places)).")
    }
    let options = (answer["options"]?.array ?? []).filter { option in
      arguments.path.map { isBelow($0, option["path"]?.string ?? "") } ?? true
    }
    let lines = options.map { option in
      let from = option["from"]?.string.map { " \(AppText.quoted($0))" } ?? ""
      let value = AppText.quoted(option["value"]?.string ?? option["value"]?.description ?? "", most: 120)
      return
        "\(AppText.word(option["path"]?.string ?? "")) = \(value), from \(AppText.word(option["layer"]?.string ?? ""))\(from)"
    }
    return Answer(
      lines.isEmpty ? ["No option counts there\(arguments.path.map { " below \(AppText.quoted($0))" } ?? "")."] : lines,
      max: arguments.max)
  }
}
