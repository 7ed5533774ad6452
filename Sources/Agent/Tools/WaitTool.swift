internal import NavbridgeInspector

/// The arguments of `wait`.
struct WaitArguments: ToolArguments {
  var app: String?
  var milliseconds: Double?
  var target = ElementTarget()
  var isGone = false
  var limit = 30_000.0
  var max = Answer.usualLimit

  static let fields: [ToolField<Self>] =
    [
      ToolField("app", \.app, "The app's handle. By default the newest."),
      ToolField("ms", \.milliseconds, "Milliseconds of the device's time that pass.", in: 0...86_400_000),
    ] + ElementTarget.fields(\.target) + [
      ToolField("gone", \.isGone, "Wait until the element is gone, in place of until it shows."),
      ToolField("limit", \.limit, "The most milliseconds of the device's time until then.", in: 0...86_400_000),
      ToolField("max", \.max, Answer.meaningOfMax, in: Answer.boundsOfMax),
    ]
}

extension Tool {
  static let wait = Tool(
    "wait", title: "Let time pass", isReadOnly: false, WaitArguments.self,
    """
    Lets the device's time pass: some milliseconds, or until an element shows or is gone. It costs no real time. Without \
    arguments it goes to the next thing that is due, such as a timer.
    """
  ) { (arguments, session) async throws(ToolRefusal) in
    let run = try session.run(arguments.app)
    try run.expectRunning()
    guard arguments.milliseconds == nil || arguments.target.isEmpty else {
      throw ToolRefusal("Of 'ms' and an element one may be given: 'limit' bounds the wait for an element.")
    }
    if let milliseconds = arguments.milliseconds {
      try await run.wait(milliseconds: milliseconds)
      return Answer(run.news("waited \(milliseconds.wholePoints) ms"), max: arguments.max)
    }
    let start = run.app.time
    if arguments.target.isEmpty {
      guard let due = run.app.nextDue else {
        throw ToolRefusal("Nothing is due: the app is at rest. 'why' explains what it awaits.")
      }
      guard due - start <= Self.longestWait else {
        throw ToolRefusal("The next thing is due in more than a day. 'ms' lets a part of it pass.")
      }
      try await run.wait(milliseconds: due - start)
      return Answer(run.news("waited for what was due"), max: arguments.max)
    }
    await run.look()
    let began = ContinuousClock.now
    while !run.shows(arguments.target, isGone: arguments.isGone) {
      let isLate = began.duration(to: .now) > Self.patience || session.isCancelled
      let hasMoved = isLate ? false : await run.moveToNext(before: start + arguments.limit)
      guard hasMoved else {
        if !isLate { await run.pass(until: start + arguments.limit) }
        await run.noteWait(since: start)
        let words = "\(arguments.target.words) \(arguments.isGone ? "is still there" : "does not show")"
        let reason =
          isLate
          ? "\(Self.patience) of real time have passed, and \((run.app.time - start).wholePoints) ms of the device's"
          : "\(arguments.limit.wholePoints) ms have passed"
        var answer = Answer(run.news("\(words): \(reason)"), max: arguments.max)
        answer.isFailure = true
        return answer
      }
    }
    await run.noteWait(since: start)
    return Answer(run.news("after \((run.app.time - start).wholePoints) ms"), max: arguments.max)
  }
}

extension Tool {
  /// The longest time, in milliseconds, that passes in one call.
  private static let longestWait = 86_400_000.0
  /// The real time that a wait for an element takes at most.
  private static let patience = Duration.seconds(20)
}

extension AgentRun {
  /// True if an element is in sight, or is not.
  func shows(_ target: ElementTarget, isGone: Bool) -> Bool {
    let isShown = target.matches(in: reader.elements, ids: ids).contains { !$0.seen.isEmpty }
    return isShown != isGone
  }
}
