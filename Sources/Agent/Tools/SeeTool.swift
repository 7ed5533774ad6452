/// The arguments of `see`.
struct SeeArguments: ToolArguments {
  var app: String?
  var all = false
  var within: String?
  var depth: Int?
  var after: String?
  var max = 4_000

  static let fields: [ToolField<Self>] = [
    ToolField("app", \.app, "The app's handle. By default the newest."),
    ToolField(
      "all", \.all,
      "All elements: texts, views with a testID, and what is not in sight. By default what can be acted on, and headings."
    ),
    ToolField("within", \.within, "Only what lies in the element with this ref."),
    ToolField("depth", \.depth, "Only elements with fewer elements around them.", in: 1...100),
    ToolField("after", \.after, "Only what follows the element with this ref."),
    ToolField("max", \.max, Answer.meaningOfMax, in: Answer.boundsOfMax),
  ]
}

extension Tool {
  static let see = Tool(
    "see", title: "See the screen", SeeArguments.self,
    """
    Lists the elements of the screen as a person sees them: role, name, ref, testID, value, states. Other tools answer with \
    what has changed since the last answer, so that this one is seldom needed.
    """
  ) { (arguments, session) async throws(ToolRefusal) in
    let run = try session.run(arguments.app)
    try run.expectRunning()
    await run.look()
    var elements = run.reader.elements
    if let within = arguments.within {
      let around = try ElementTarget(ref: within).element(in: elements, ids: run.ids)
      let inside = ScreenTree(elements).keys(within: around.key)
      elements = elements.filter { inside.contains($0.key) }
    }
    if let after = arguments.after {
      let last = try ElementTarget(ref: after).element(in: elements, ids: run.ids)
      elements.removeFirst(elements.firstIndex { $0.key == last.key }.map { $0 + 1 } ?? 0)
    }
    if let depth = arguments.depth { elements = elements.filter { $0.depth < depth } }
    let shown = arguments.all ? elements : elements.filter { $0.isWorthSeeing }
    var lines = ["screen: \(ScreenText.places(run.reader.places))"]
    lines += shown.map { element in
      String(repeating: " ", count: 2 * min(element.depth, 8)) + "- "
        + ScreenText.line(element, id: run.name(of: element))
    }
    if shown.count < elements.count {
      lines.append("\(elements.count - shown.count) more elements: see {\"all\":true}")
    }
    if shown.isEmpty, elements.isEmpty { lines.append("Nothing on the screen has a name.") }
    return Answer(lines, max: arguments.max)
  }
}

extension ScreenElement {
  /// True for what a short list has: things in sight that can be acted on, and what heads a screen or an alert.
  fileprivate var isWorthSeeing: Bool { !seen.isEmpty && (isActionable || [.heading, .alert].contains(role)) }
}

/// The elements of a screen by what they lie in.
struct ScreenTree {
  private let elements: [ScreenElement]

  init(_ elements: [ScreenElement]) { self.elements = elements }

  /// The keys of all elements in another one. An element follows the one that it lies in.
  func keys(within key: String) -> Set<String> {
    elements.reduce(into: []) { found, element in
      if let parent = element.parent, parent == key || found.contains(parent) { found.insert(element.key) }
    }
  }
}
