internal import NavbridgeWire

/// A text of a stack: `controller.resourceId#number navigator payload`, of which the controller is required
/// (layered-navigation §6). The number is the id of a context. The payload is JSON.
///
/// Blanks, `#`, `%`, and the dots of a controller's name are written as `%20`, `%23`, `%25` and `%2E`, so that a text is
/// read as it was written, whatever an app calls its screens and resources.
struct NavText {
  /// The whole text, for sentences.
  private let text: String
  /// The controllers and resources that the text may mean, the likeliest first. There are several where an app writes the
  /// dots of a controller's name as they are.
  let readings: [ControllerReference]
  let contextId: Int?
  let payload: JSON?

  /// Throws `unknownText` for a text of another form.
  init(_ text: String) throws(NavFailure) {
    self.text = text
    let headEnd = text.utf8.firstIndex(of: UInt8(ascii: " ")) ?? text.endIndex
    let pathEnd = text.utf8[..<headEnd].firstIndex(of: UInt8(ascii: "#")) ?? headEnd
    readings = ControllerReference.readings(of: text[..<pathEnd])
    guard !readings.isEmpty else {
      throw Self.unknown(
        text, "cannot be read: a '%' is followed by 20, 23, 25 or 2E, and a literal '%' is written '%25'.")
    }
    contextId = try pathEnd == headEnd ? nil : Self.number(text[pathEnd..<headEnd], of: text)
    payload = try headEnd == text.endIndex ? nil : Self.payload(text[text.utf8.index(after: headEnd)...], of: text)
  }

  /// The failure of a text, as a sentence that begins with it.
  static func unknown(_ text: String, _ reason: String) -> NavFailure {
    NavFailure(.unknownText, "The text '\(text.cut())' \(reason)")
  }

  func unknown(_ reason: String) -> NavFailure { Self.unknown(text, reason) }

  // MARK: Reading

  /// - Parameter mark: the number after its `#`.
  private static func number(_ mark: Substring, of text: String) throws(NavFailure) -> Int {
    let digits = mark.utf8.dropFirst()
    // A sign is accepted by `Int`, and is in no text that the navigation has written.
    guard digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let number = Int(Substring(digits))
    else { throw unknown(text, "has no number behind its '#'. A literal '#' is written '%23'.") }
    return number
  }

  /// - Parameter words: what follows the first blank: a navigator, a payload, or both.
  private static func payload(_ words: Substring, of text: String) throws(NavFailure) -> JSON? {
    var rest = words.utf8
    if let navigator = Navigator.allCases.first(where: { rest.starts(with: $0.rawValue.utf8) }) {
      rest = rest.dropFirst(navigator.rawValue.utf8.count)
      if rest.isEmpty { return nil }
      guard rest.removeFirst() == UInt8(ascii: " ") else { throw noPayload(text) }
    }
    guard let document = try? JSONDocument(String(Substring(rest))) else { throw noPayload(text) }
    return document.root.json
  }

  private static func noPayload(_ text: String) -> NavFailure {
    unknown(
      text, "has something behind its first blank that is no payload in JSON. A literal blank is written '%20'.")
  }
}

extension ContextManager {
  /// The texts of a stack's elements, which `apply` takes. Each has its payload, if that has a JSON form.
  func texts(of stack: NavStack) -> [String] {
    stack.entries.map { entry in
      guard let payload = context(entry.contextId)?.info.payload.text else { return entry.text }
      return "\(entry.text) \(payload)"
    }
  }
}
