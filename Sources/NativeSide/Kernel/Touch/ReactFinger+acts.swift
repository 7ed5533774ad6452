internal import HeadlessUIKit
internal import NavbridgeVocabulary
internal import NavbridgeWire

extension ReactFinger {
  /// The finger's way with the element.
  enum Action: Sendable {
    case tap, longPress
    case type(String)
    /// Presses keys for the input that has the focus.
    case keys(String, replaces: Bool)
    /// Drags the content of a scroll view to an offset, and lets go.
    case scroll(x: Double?, y: Double?)
    /// Scrolls until the element shows. `within` is the test id of the scroll view.
    case search(within: String?)
    /// Taps this many times.
    case taps(Int)
    /// Moves over the element, and lifts.
    case follow(FingerPath)
  }

  struct Act: Sendable {
    let action: Action
    /// The test id of the element. Nil if the element is found by its text.
    let testID: String?
    /// The text that the element shows.
    let text: String?
    /// The contents that are touched, the frontmost first. Nil for all that are on the screen.
    var contents: [ReactContent]?
    /// The place in the window at which the contents are touched. Nil for the middle of each.
    var start: CGPoint?
    /// The finger, if it stays down at the end of its way.
    var held: HeldFinger?
    /// False if content that scrolls is not pulled beyond its end.
    var bounces = true
    let reply: DriverReply<Bool>

    init(action: Action, testID: String?, text: String?, reply: DriverReply<Bool>) {
      (self.action, self.testID, self.text, self.reply) = (action, testID, text, reply)
    }

    /// - Parameter start: the place in the window; nil for the middle of the content.
    init(_ action: Action, in contents: [ReactContent], at start: CGPoint? = nil, _ reply: DriverReply<Bool>) {
      self.init(action: action, testID: nil, text: nil, reply: reply)
      (self.contents, self.start) = (contents, start)
    }
  }
}

extension ReactFinger.Act {
  /// The kind of the name by which the element is looked for.
  var nameKind: NamesOnScreen.Kind { testID == nil ? .texts : .testIDs }

  /// The error for an element that no content has.
  ///
  /// - Parameter names: those that the screen has.
  func notFound(_ names: NamesOnScreen) -> RPCError {
    if case .keys = action { return .notOnScreen(sought) }
    return .notOnScreen(sought, names, near: testID ?? text ?? "")
  }

  /// The element as part of a sentence.
  private var sought: String {
    let name = testID.map { "the testID '\(cut: $0)'" } ?? "the text '\(cut: text ?? "")'"
    return switch action {
    case .type: "no text input with \(name)"
    case .keys: "no text input that has the focus"
    case .scroll: "no scroll view with \(name)"
    case .search: "nothing to scroll to with \(name)"
    case .tap, .taps, .longPress, .follow: testID == nil ? "nothing to press with \(name)" : "nothing with \(name)"
    }
  }

  /// True if the place of a message is that of the element, wherever it is then. A finger that moves has a place of its own.
  private func isSearched(_ phase: TouchPhase) -> Bool {
    if case .follow = action { return phase == .start }
    return true
  }

  /// True if a touch begins and ends. The other acts are done when the script has answered.
  var isTouch: Bool {
    switch action {
    case .tap, .taps, .longPress, .follow: true
    case .type, .keys, .scroll, .search: false
    }
  }

  /// The members of a `surface/touch`.
  func touch(
    _ id: Int, _ phase: TouchPhase, _ place: SurfacePlace, _ point: CGPoint, _ second: SIMD2<Double>?
  ) -> (Int, Int64, Int64?, TouchPhase, Double, Double, SIMD2<Double>?, String?, String?, Bool?) {
    let isSearched = isSearched(phase)
    return (
      id, place.rootTag, place.hostTag, phase, point.x, point.y, second, isSearched ? testID : nil,
      isSearched ? text : nil, phase == .start && !bounces ? false : nil
    )
  }
}
