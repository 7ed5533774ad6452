internal import NavbridgeInspector

/// The arguments of `why`.
struct WhyArguments: ToolArguments {
  var app: String?
  var max = Answer.usualLimit

  static let fields: [ToolField<Self>] = [
    ToolField("app", \.app, "The app's handle. By default the newest."),
    ToolField("max", \.max, Answer.meaningOfMax, in: Answer.boundsOfMax),
  ]
}

extension Tool {
  static let why = Tool(
    "why", title: "Why does it hang?", WhyArguments.self,
    """
    Explains what the app awaits: commands whose promise is pending, with the place of the call; what keeps the device busy; \
    threads that wait for each other in a circle; errors; the reason for which the app has ended.
    """
  ) { (arguments, session) async throws(ToolRefusal) in
    let run = try session.run(arguments.app)
    var lines: [String] = []
    if let ending = run.app.ending { lines.append("The app has ended: \(AppText.sentence(ending))") }
    let work = PendingWork(run)
    let (commands, busy, waits) = (await work.commands, await work.busy, await work.waits)
    if !commands.isEmpty { lines.append("Commands that have not settled:") }
    lines += commands.map { "  \($0)" }
    if !busy.isEmpty { lines.append("The device is not at rest:") }
    lines += busy.map { "  \(AppText.sentence($0))" }
    if !waits.isEmpty { lines.append("Waits of threads:") }
    lines += waits.map { "  \($0)" }
    if run.app.ending == nil, let due = run.app.nextDue {
      lines.append(
        "The next thing is due at \(due.wholePoints) ms, in \((due - run.app.time).wholePoints) ms: 'wait' goes there."
      )
    }
    let failed = OutputEntry.lines(of: run.app.log).filter { line in
      line.kind == "rejected" || (line.kind == "console" && line.isError) || line.kind == "diagnostic"
    }.suffix(5).compactMap(\.entry)
    if !failed.isEmpty { lines.append("Errors of the run, the last ones:") }
    lines += failed.map { "  \($0.text(most: 300, in: run.folder)) (at \($0.at.wholePoints) ms)" }
    if lines.isEmpty {
      lines.append("The app awaits nothing: it is at rest, every command has settled, and nothing was thrown.")
    }
    return Answer(lines, max: arguments.max)
  }
}
