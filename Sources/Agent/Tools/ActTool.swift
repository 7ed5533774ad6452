internal import NavbridgeInspector
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import OrderedCollections

/// The arguments of `act`.
struct ActArguments: ToolArguments {
  var app: String?
  var kind = Kind.tap
  var target = ElementTarget()
  var at: ToolPoint?
  var destination: ToolPoint?
  var scale: Double?
  var value: String?
  var direction: Direction?
  var distance: Double?
  var times = 2
  var max = Answer.usualLimit

  enum Kind: String, ToolWord {
    case tap, longPress, multiTap, drag, pinch, type, replace, submit, swipe, scroll, scrollTo, back, dismiss, rotate,
      link, reload,
      notification
    case background, foreground, appearance, hideKeyboard, run
  }

  enum Direction: String, ToolWord { case up, down, left, right }

  static let fields: [ToolField<Self>] =
    [
      ToolField("app", \.app, "The app's handle. By default the newest."),
      ToolField(
        "do", \.kind,
        """
        What is done. type: 'value' is typed into the element, or into the field with the focus; replace: the same in place of \
        what is there; submit: the return key; swipe, scroll: with 'direction'; drag: from the element or place to 'target', such as a slider's knob; pinch: by 'scale'; scrollTo: a list is scrolled until the element \
        shows; back: the back button; dismiss: a sheet is swept down; rotate: 'value' portrait or landscape; link: 'value' is \
        opened; notification: 'value' is the title; appearance: 'value' light or dark; run: 'value' is JavaScript in the app, \
        whose result is answered.
        """, isRequired: true),
    ] + ElementTarget.fields(\.target) + [
      ToolField("at", \.at, "A place of the screen in place of an element: [x, y] in points."),
      ToolField("target", \.destination, "The place where a drag ends: [x, y] in points."),
      ToolField("scale", \.scale, "The distance of two fingers at the end of a pinch over the first one.", in: 0...20),
      ToolField("value", \.value, "The text to type, the link, the orientation and the like."),
      ToolField(
        "direction", \.direction,
        "Where the finger goes in a swipe; where the content is looked at in a scroll: down shows what is below."),
      ToolField(
        "distance", \.distance, "Points of a scroll or a swipe. By default most of the element.", in: 1...10_000),
      ToolField("times", \.times, "The taps of multiTap.", in: 2...20),
      ToolField("max", \.max, Answer.meaningOfMax, in: Answer.boundsOfMax),
    ]
}

extension Tool {
  static let act = Tool(
    "act", title: "Do something", isReadOnly: false, ActArguments.self,
    """
    Does one thing that a person would do, waits until the device is at rest, and answers with what has changed on the screen, \
    the commands that were called, and what was printed. An element is named by its ref, testID, text, or role and name. What \
    is not in sight is scrolled to.
    """
  ) { (arguments, session) async throws(ToolRefusal) in
    let run = try session.run(arguments.app)
    try run.expectRunning()
    await run.look()
    let planned = try await ActPlanner(run).plan(arguments)
    let results = try await run.perform(planned.words, planned.acts)
    var lines = run.news(planned.words)
    if arguments.kind == .run {
      let words = results.last.map(EvaluatedValue.text) ?? "none yet: the code awaits something"
      lines.insert("result: \(words)", at: 1)
    }
    if planned.acts.count == 1, results.last?["done"] == false {
      lines.insert("Nothing has responded to it: \(Self.reasonOfNothing(arguments.kind))", at: 1)
    }
    var answer = Answer(lines, max: arguments.max)
    answer.isFailure = run.app.ending != nil
    return answer
  }

  private static func reasonOfNothing(_ kind: ActArguments.Kind) -> String {
    switch kind {
    case .rotate: "the screen in front does not allow this orientation."
    case .dismiss: "no sheet is shown that can be swept down."
    case .swipe, .scroll, .scrollTo: "no content has scrolled, and nothing takes the gesture."
    default: "nothing there reacts."
    }
  }
}

/// The result of JavaScript in the app as a text of an answer.
enum EvaluatedValue {
  static func text(of result: JSON) -> String {
    if let thrown = result["thrown"] { return "it has thrown \(AppText.quoted(text(thrown), most: 1000))" }
    return AppText.quoted(text(result["value"] ?? .null), most: 1000)
  }

  private static func text(_ tree: JSON) -> String { tree["text"]?.string ?? tree.description }
}
