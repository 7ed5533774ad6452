internal import NavbridgeWire

/// The elements of React's that are seen, as nodes of a printed tree: `{"element": TEXT, "children": […]}`.
struct ReactElementText {
  /// The most lines for one surface. A person reads no more.
  private static let most = 60
  /// The most characters of a text.
  private static let longest = 60

  /// True for all elements and texts, and for elements with nothing but a value.
  var whole = false

  /// The elements in a view's content with something by which a test names them, nested as they lie in each other.
  func elements(in view: JSON) -> [JSON] {
    var left = whole ? Int.max : Self.most
    let found = elements(in: view, &left)
    return left > 0 ? found : found + [["element": "…"]]
  }

  private func elements(in view: JSON, _ left: inout Int) -> [JSON] {
    var found: [JSON] = []
    for child in view["children"]?.array ?? [] where left > 0 {
      guard let words = words(child) else {
        found += elements(in: child, &left)
        continue
      }
      left -= 1
      found.append(["element": .string(words), "children": .array(elements(in: child, &left))])
    }
    return found
  }

  /// `Text "Save" #save`; nil for a view that is not seen or has no name.
  private func words(_ view: JSON) -> String? {
    guard view["visible"] != false else { return nil }
    let (text, value) = (view["text"]?.string, view["value"])
    let (testID, label) = (view["testID"]?.string, view["label"]?.string)
    let placeholder = view["placeholder"]?.string
    let isNamed = testID != nil || text?.isEmpty == false || label != nil || placeholder != nil
    guard isNamed || (whole && value?.isNull == false) else { return nil }
    var words = [Self.typeName(view["type"]?.string ?? "View")]
    if let text { words.append(quoted(text)) }
    if let value, !value.isNull { words.append("= \(value.string.map(quoted) ?? value.description)") }
    if text == nil, let name = label ?? placeholder { words.append("(\(name))") }
    if let testID { words.append("#\(testID)") }
    words += ["disabled", "focused", "selected", "checked"].filter { view[$0] == true }
    return words.joined(separator: " ")
  }

  /// A text in one short line.
  private func quoted(_ text: String) -> String {
    let line = text.replacing("\n", with: "⏎")
    let isCut = !whole && line.count > Self.longest
    return "\"\(isCut ? line.prefix(Self.longest - 1) + "…" : line[...])\""
  }

  /// React Native's own name of a native view: `Text` for `RCTText` and `Paragraph`.
  private static func typeName(_ type: String) -> String {
    switch type {
    case "Paragraph": "Text"
    case "RCTSinglelineTextInputView", "RCTMultilineTextInputView": "TextInput"
    default: type.hasPrefix("RCT") ? String(type.dropFirst(3)) : type
    }
  }
}
