internal import NavbridgeInspector

/// The arguments of `back_to`.
struct BackToArguments: ToolArguments {
  var app: String?
  var step: Int?
  var at: Double?
  var max = Answer.usualLimit

  static let fields: [ToolField<Self>] = [
    ToolField("app", \.app, "The app's handle. By default the newest."),
    ToolField("step", \.step, "The step at whose end it continues; 0 is the start.", in: 0...1_000_000),
    ToolField("at", \.at, "In place of a step: a moment in milliseconds of the device's time.", in: 0...86_400_000_000),
    ToolField("max", \.max, Answer.meaningOfMax, in: Answer.boundsOfMax),
  ]
}

extension Tool {
  static let backTo = Tool(
    "back_to", title: "Go back in time", isReadOnly: false, BackToArguments.self,
    """
    Takes the app back to the end of an earlier step, or to any moment, also one in the middle of a transition, and continues \
    from there; what came later is forgotten. Without arguments it lists the steps.
    """
  ) { (arguments, session) async throws(ToolRefusal) in
    let run = try session.run(arguments.app)
    guard arguments.step == nil || arguments.at == nil else {
      throw ToolRefusal("Of 'step' and 'at' one may be given.")
    }
    if let step = arguments.step {
      await run.goBack(to: try run.moment(ofStep: step))
    } else if let time = arguments.at {
      await run.goBack(to: run.moment(at: time))
    } else {
      let lines = run.steps.enumerated().map { "step \($0): \($1.words), ends at \($1.at.wholePoints) ms" }
      return Answer(lines, max: arguments.max)
    }
    return Answer(run.news("back at \(run.app.time.wholePoints) ms"), max: arguments.max)
  }
}
