internal import NavbridgeInspector
internal import NavbridgeRuntime
internal import NavbridgeWire

/// The arguments of `expect`.
struct ExpectArguments: ToolArguments {
  var app: String?
  var target = ElementTarget()
  var state = State.visible
  var value: String?

  enum State: String, ToolWord {
    case visible, gone, text, value, enabled, disabled, selected, checked, focused, screen, commandsSettled, noErrors
  }

  static let fields: [ToolField<Self>] =
    [
      ToolField("app", \.app, "The app's handle. By default the newest."),
      ToolField(
        "to", \.state,
        """
        What is expected: visible or gone; text or value: that it is 'value'; enabled, disabled, selected, checked, focused; \
        screen: that a screen, stack or modal with the name or id 'value' is shown; commandsSettled: no navigation command is \
        pending; noErrors: nothing was thrown or printed as an error.
        """),
    ] + ElementTarget.fields(\.target) + [
      ToolField("value", \.value, "The expected text, value, or name of a screen.")
    ]
}

extension Tool {
  static let expect = Tool(
    "expect", title: "Check an expectation", isReadOnly: false, ExpectArguments.self,
    """
    Checks something about the screen or the run, and answers 'holds' or 'does not hold' with what there is. 'visible', \
    'gone' and 'text' become parts of the test that 'test' writes.
    """
  ) { (arguments, session) async throws(ToolRefusal) in
    let run = try session.run(arguments.app)
    if arguments.state != .noErrors { try run.expectRunning() }
    await run.look()
    let verdict = try await Expectation(run, arguments).verdict()
    if verdict.holds, let act = verdict.recorded { await run.expect(act) }
    let isLost = verdict.holds && verdict.recorded == nil && [.visible, .gone, .text].contains(arguments.state)
    let hint =
      isLost ? " (no part of the test: only elements with a testID or a text of their own can be named there)" : ""
    var answer = Answer([(verdict.holds ? "holds: " : "does not hold: ") + verdict.words + hint])
    answer.isFailure = !verdict.holds
    return answer
  }
}

/// Decides whether an expectation holds.
@ScriptThread
struct Expectation {
  struct Verdict: Sendable {
    let holds: Bool
    let words: String
    /// The expectation as a part of a test.
    var recorded: RecordedAct?
  }

  private let run: AgentRun
  private let arguments: ExpectArguments

  init(_ run: AgentRun, _ arguments: ExpectArguments) { (self.run, self.arguments) = (run, arguments) }

  func verdict() async throws(ToolRefusal) -> Verdict {
    let (target, state) = (arguments.target, arguments.state)
    switch state {
    case .screen:
      let wanted = try value()
      let found = run.reader.places.contains { $0.name == wanted || $0.id == wanted || $0.type == wanted }
      return Verdict(holds: found, words: "shown is \(ScreenText.places(run.reader.places))")
    case .commandsSettled:
      let pending = await PendingWork(run).commands
      return Verdict(
        holds: pending.isEmpty, words: pending.isEmpty ? "no command is pending" : pending.joined(separator: "; "))
    case .noErrors:
      let errors = OutputEntry.lines(of: run.app.log).filter { $0.kind == "console" && $0.isError }
      let ending = run.app.ending.map { "the app has ended: \(AppText.sentence($0))" }
      return Verdict(
        holds: errors.isEmpty && ending == nil,
        words: ending ?? errors.last?.entry.map { "\(errors.count) errors, the last: \($0.shortText(in: run.folder))" }
          ?? "no errors")
    default: break
    }
    guard !target.isEmpty else {
      throw ToolRefusal("Name the element by 'ref', 'testID', 'text', or 'role' and 'name'.")
    }
    try target.expectKnown(ids: run.ids)
    // An expectation is about the whole text.
    let matches = target.matches(in: run.reader.elements, ids: run.ids, comparisons: [.equal])
    let seen = matches.filter { !$0.seen.isEmpty }
    if state == .gone {
      let words = seen.first.map { ScreenText.line($0, id: run.name(of: $0)) } ?? "\(target.words) is not on the screen"
      return Verdict(holds: seen.isEmpty, words: words, recorded: Self.recorded(target, seen.first, .isNotVisible))
    }
    if state == .visible {
      guard let first = seen.first else {
        let there =
          (matches.first ?? target.matches(in: run.reader.elements, ids: run.ids).first)
          .map { ScreenText.line($0, id: run.name(of: $0)) } ?? "\(target.words) is not on the screen"
        return Verdict(holds: false, words: there)
      }
      let line = ScreenText.line(first, id: run.name(of: first))
      return Verdict(holds: true, words: line, recorded: Self.recorded(target, first, .isVisible))
    }
    let element = try target.element(in: run.reader.elements, ids: run.ids)
    let line = ScreenText.line(element, id: run.name(of: element))
    switch state {
    case .text:
      let wanted = try value()
      // The text of a button is that of something in it, which Detox does not find by the button's testID.
      let named = [.text, .heading, .textbox].contains(element.role) ? element.testID : nil
      return Verdict(
        holds: element.name == wanted || element.value == wanted, words: line,
        recorded: named.map {
          RecordedAct(at: 0, action: .expectation(target: ["testID": .string($0)], .hasText(wanted)))
        })
    case .value: return Verdict(holds: element.value == (try value()), words: line)
    case .enabled: return Verdict(holds: !element.states.contains("disabled"), words: line)
    case .checked: return Verdict(holds: element.states.contains("checked") || element.value == "on", words: line)
    default: return Verdict(holds: element.states.contains(state.rawValue), words: line)
    }
  }

  private func value() throws(ToolRefusal) -> String {
    guard let value = arguments.value else { throw ToolRefusal("'value' is missing: what is expected.") }
    return value
  }

  /// The expectation for a test, which finds elements by testID or text.
  private static func recorded(
    _ target: ElementTarget, _ element: ScreenElement?, _ matcher: RecordedAct.Matcher
  ) -> RecordedAct? {
    // What is gone can be named only by what it was named here.
    let text =
      element == nil ? target.text : [.text, .heading, .button, .tab].contains(element?.role) ? element?.name : nil
    let testID = target.testID ?? element?.testID
    let named: JSON? =
      if let testID { ["testID": .string(testID)] } else if let text, !text.isEmpty { ["text": .string(text)] } else {
        nil
      }
    return named.map { RecordedAct(at: 0, action: .expectation(target: $0, matcher)) }
  }
}
