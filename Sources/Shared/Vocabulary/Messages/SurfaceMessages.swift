/// The messages about React's content (protocol §5).
package enum SurfaceMessages {
  // MARK: - Of the script side

  package static let didMount = DeclaredMessage(
    "surface/didMount", from: .script, "The content of a surface has appeared. waitForRender waits for it.", .rootTag)

  package static let contentSize = DeclaredMessage(
    "surface/contentSize", from: .script, "React has measured the content of a surface (§11).", .rootTag,
    .vector("size", SIMD2<Double>.self, in: NumberBounds(from: 0), "width and height in points"))

  package static let elements = DeclaredMessage(
    "surface/elements", from: .script, "The views of a surface that a transition may animate separately (§11).",
    .rootTag,
    .optional(.array("elements", "the views; without it there are none")))

  package static let touched = DeclaredMessage(
    "surface/touched", from: .script,
    "Answers `surface/touch`, `surface/type`, `surface/keys`, `surface/scroll` and `surface/scrollTo`, behind the calls that "
      + "the script has made before.",
    .optional(.integer("id", "that of the message; without it the oldest about the surface is answered")), .rootTag,
    .flag("found", "the element is in the content", default: false),
    .optional(.number("x", of: .points, "the centre of the element; without it that of the surface counts")),
    .optional(.number("y", of: .points)),
    .optional(.vector("size", SIMD2<Double>.self, "width and height of the part of the element that shows")),
    .optional(.text("coveredBy", "other content of React's that covers the element: then no touch has begun")),
    .optional(
      .flag(
        "taken",
        "false: nothing in the content has responded; after a move, no content scrolls and no gesture handler has the "
          + "touch, so that a native recognizer may take it over")),
    .optional(.texts("names", "if nothing is found: the test ids, or the texts, of the elements that show")),
    .optional(
      .value("element", "answers the phase `find`: `tag`, `testID`, `text` and `type` of the topmost view there")))

  package static let described = DeclaredMessage(
    "surface/described", from: .script, "Answers `surface/describe`.", .rootTag,
    .optional(.value("tree", "React's tree, or a sentence")))

  package static let mount = DeclaredMessage(
    "surface/mount", from: .script,
    "A commit has made, changed or taken away native components of a surface (§5, 'components').", .rootTag,
    .array("mutations", "the changes, applied together in this order"))

  package static let command = DeclaredMessage(
    "surface/command", from: .script, "Calls a command of a native component.", .rootTag, .component,
    .text("command", "its name"), .optional(.array("args", "its arguments; without them there are none")))

  package static let listens = DeclaredMessage(
    "surface/listens", from: .script, "Events of a component that are sent for each frame are wanted, or not any more.",
    .rootTag, .component, .text("event", "the event's name"), .flag("listens", "true from now on"))

  package static let scrolled = DeclaredMessage(
    "surface/scrolled", from: .script,
    "The first scroll view in a component has passed the distance that the component's state has as `scrolls`.",
    .rootTag, .component, .number("offset", of: .points, "the vertical offset of the scroll view"),
    .number("inset", of: .points, "the upper inset with which its content rests, and the `hidden` of that state"),
    .flag("adjusts", "true: UIKit adjusts the inset"))

  package static let pulled = DeclaredMessage(
    "surface/pulled", from: .script,
    "A finger on a scroll view has pulled at the sheet around it, and lifted. Sent while the state has `room`.",
    .rootTag, .component, .number("distance", of: .points, "the way upwards"))

  // MARK: - Of the native side

  package static let state = DeclaredMessage(
    "surface/state", from: .native,
    "Sizes and places that native components have given their views. The script lays out again.", .rootTag,
    .array("states", "pairs of a component's tag and its state"))

  package static let event = DeclaredMessage(
    "surface/event", from: .native, "A native component sends an event.", .rootTag, .component,
    .text("event", "the event's name, such as `topAppear`"), .value("body", "its payload"))

  package static let scrollToTop = DeclaredMessage(
    "surface/scrollToTop", from: .native,
    "The first scroll view in a component, or in the surface, scrolls to its top.",
    .rootTag, .tag("tag", "React's tag of the component, or that of the surface"),
    .flag("statusBar", "true: for a tap on the status bar, which a scroll view may refuse", default: false))

  package static let layout = DeclaredMessage(
    "surface/layout", from: .native, "A surface has started, or its frame or safe area has changed.", .rootTag,
    .vector("frame", SIMD4<Double>.self, "x, y, width and height in the window, in points"),
    .vector("safeArea", SIMD4<Double>.self, "top, left, bottom and right"))

  package static let touch = DeclaredMessage(
    "surface/touch", from: .native, "A finger touches the content, moves on it or leaves it.", .question, .rootTag,
    .hostTag,
    .word("phase", TouchPhase.self),
    .number("x", of: .points, "the place in the surface, or in the view of its `<Modal>`"), .number("y", of: .points),
    .optional(.vector("second", SIMD2<Double>.self, "the place of a second finger")), .sought, .soughtText,
    .optional(.flag("bounces", "false at the start: content that scrolls is not pulled beyond its end")))

  package static let type = DeclaredMessage(
    "surface/type", from: .native, "A driver types into a text input.", .question, .rootTag, .hostTag,
    .text("testID", "the text input"), .text("text", "its text afterwards"))

  package static let keys = DeclaredMessage(
    "surface/keys", from: .native, "A driver presses keys for the text input that has the focus.", .question, .rootTag,
    .hostTag, .text("text", "the characters; `\\n` is the return key, `\\b` deletes the last character"),
    .flag("replaces", "true: the text that is there is selected first"))

  package static let scroll = DeclaredMessage(
    "surface/scroll", from: .native, "A driver drags the content of a scroll view to an offset, and lets go.",
    .question,
    .rootTag, .hostTag, .text("testID", "the scroll view"),
    .optional(.number("x", of: .points, "the offset; without it the content stays along the axis")),
    .optional(.number("y", of: .points)))

  package static let scrollTo = DeclaredMessage(
    "surface/scrollTo", from: .native, "A driver scrolls until an element shows.", .question, .rootTag, .hostTag,
    .sought,
    .soughtText,
    .optional(.text("within", "the test id of the scroll view; without it the frontmost one that scrolls")))

  package static let describe = DeclaredMessage(
    "surface/describe", from: .native, "A driver wants React's tree of a surface.", .rootTag, .hostTag,
    .optional(.flag("look", "true: each view has its `look`, and the tree its `area` in the window")),
    .optional(
      .integer(
        "components",
        "each view has the names of React's components around it as `components`, and the view of this tag what is known of them "
          + "as `componentDetails`")))

  /// What a message about a surface reports, for the trace: `didMount`. Nil for messages about other things.
  package static func action(of message: MessageDeclaration) -> String? {
    let subject = "surface/"
    return message.name.hasPrefix(subject) ? String(message.name.dropFirst(subject.count)) : nil
  }

  /// The reports of scripts about surfaces, as the trace names them.
  package static let actionsOfScript = Set(all.filter { $0.sender == .script }.compactMap(action))

  static let all = [
    didMount.declaration, contentSize.declaration, elements.declaration, touched.declaration, described.declaration,
    mount.declaration, command.declaration, listens.declaration, scrolled.declaration, pulled.declaration,
    state.declaration, event.declaration, scrollToTop.declaration, layout.declaration, touch.declaration,
    type.declaration, keys.declaration, scroll.declaration, scrollTo.declaration, describe.declaration,
  ]

  /// The messages to a script with `components`.
  package static let ofComponents = [state.declaration, event.declaration, scrollToTop.declaration]

  /// The messages that a script with `touches` or `scrolls` answers.
  package static let questions = [
    touch.declaration, type.declaration, keys.declaration, scroll.declaration, scrollTo.declaration,
    describe.declaration,
  ]
}

/// The phases of a touch. A cancelled touch has no effect, and `find` only asks for the view that a touch would begin on.
package enum TouchPhase: String, Sendable, CaseIterable { case start, move, end, cancel, find }

extension Field where Value == FieldTypes.Integer {
  fileprivate static var question: Self { .integer("id", "the number of the message, which the answer repeats") }
}

extension Field where Value == FieldTypes.Tag {
  fileprivate static var rootTag: Self { .tag("rootTag", "the surface") }
  fileprivate static var component: Self { .tag("tag", "React's tag of the component") }
}

extension Field where Value == FieldTypes.Tag? {
  fileprivate static var hostTag: Self {
    .optional(.tag("hostTag", "the `<Modal>`, or the component with content of its own, of the surface that is meant"))
  }
}

extension Field where Value == FieldTypes.Text? {
  fileprivate static var sought: Self { .optional(.text("testID", "the element with this test id")) }
  fileprivate static var soughtText: Self { .optional(.text("text", "the element that shows this text")) }
}
