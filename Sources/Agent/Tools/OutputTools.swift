internal import NavbridgeInspector

/// The arguments of the tools that show parts of an app's output.
struct OutputArguments: ToolArguments {
  var app: String?
  var after = -1
  var errorsOnly = false
  var contains: String?
  var max = Answer.usualLimit

  static let fields: [ToolField<Self>] = [
    ToolField("app", \.app, "The app's handle. By default the newest."),
    ToolField("after", \.after, "Only entries after the one with this number.", in: -1...1_000_000_000),
    ToolField("errors", \.errorsOnly, "Only errors and rejections."),
    ToolField("contains", \.contains, "Only entries with this text."),
    ToolField("max", \.max, Answer.meaningOfMax, in: Answer.boundsOfMax),
  ]
}

extension Tool {
  static let console = output(
    "console", title: "Console", kinds: ["console"],
    "Lists what the app has printed and what it has thrown, each with the place in its code. The newest come last.")
  static let network = output(
    "network", title: "Requests", kinds: ["request"],
    "Lists the app's requests of the network: method, address, status or reason of the failure.")
  static let commands = output(
    "commands", title: "Commands and events",
    kinds: ["command", "resolved", "rejected", "event", "diagnostic", "reload"],
    """
    Lists what went between the app's JavaScript and the native side, in order: navigation commands with the place of the call, \
    how they ended, and events.
    """)

  private static func output(_ name: String, title: String, kinds: Set<String>, _ description: String) -> Tool {
    Tool(name, title: title, OutputArguments.self, description) { (arguments, session) async throws(ToolRefusal) in
      let run = try session.run(arguments.app)
      let lines = OutputEntry.lines(of: run.app.log).filter { kinds.contains($0.kind) }
      let chosen = lines.filter { line in
        line.number > arguments.after && (!arguments.errorsOnly || line.isError)
          && (arguments.contains.map { line.entry?.text(most: .max, in: run.folder).contains($0) == true } ?? true)
      }
      return Answer(newest(chosen, of: lines.count, in: run.folder, max: arguments.max), max: arguments.max)
    }
  }

  /// The last lines that fit, with the number of those before.
  private static func newest(_ lines: [OutputLine], of all: Int, in folder: String, max: Int) -> [String] {
    guard !lines.isEmpty else { return [all == 0 ? "There is none." : "None of \(all) fits."] }
    var shown: [String] = []
    var bytes = 120
    for entry in lines.reversed().lazy.compactMap(\.entry) {
      let line = "#\(entry.number) \(entry.at.wholePoints) ms \(entry.text(most: 500, in: folder))"
      guard bytes + line.utf8.count + 1 <= max || shown.isEmpty else { break }
      bytes += line.utf8.count + 1
      shown.append(line)
    }
    let hidden = lines.count - shown.count
    return (hidden > 0 ? ["\(hidden) earlier entries are not shown: give a larger 'max', or 'contains'"] : [])
      + shown.reversed()
  }
}
