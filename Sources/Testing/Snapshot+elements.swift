public import NavbridgeWire

extension Snapshot {
  /// A thing on the screen that has a testID, a text or a label.
  public struct Element: Sendable, Equatable {
    /// The test id.
    public let testID: String?
    /// The label for accessibility.
    public let label: String?
    /// The value of an input or a control; nil if it has none.
    public let value: JSON?
    /// True if keys go to the element.
    public let isFocused: Bool
    /// True if neither the element nor anything around it is hidden.
    public let isVisible: Bool
    /// The element of the answer, for what has no property here.
    public let json: JSON

    init(_ json: JSON, isVisible: Bool) {
      (self.json, self.isVisible) = (json, isVisible)
      (testID, label) = (json["testID"]?.string, json["label"]?.string)
      value = json["value"].flatMap { $0.isNull ? nil : $0 }
      isFocused = json["focused"] == true
    }

    /// The text of the element: its own, the value of an input, or the texts within it.
    public var text: String { Self.text(of: json) }

    private static func text(of json: JSON) -> String {
      if let text = json["text"]?.string { return text }
      if let value = json["value"]?.string { return value }
      return (json["children"]?.array ?? []).map(text).filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Returns the elements in a part of an answer, each before those within it.
    static func all(in json: JSON, isVisible: Bool = true) -> [Element] {
      if let items = json.array { return items.flatMap { all(in: $0, isVisible: isVisible) } }
      guard let members = json.object else { return [] }
      let isVisible = isVisible && json["visible"] != false
      let isNamed = ["testID", "text", "label"].contains { members[$0] != nil }
      // Options describe what was asked for, not what is shown.
      let inner = members.filter { $0.key != "options" && $0.key != "resolvedOptions" }
      return (isNamed ? [Element(json, isVisible: isVisible)] : [])
        + inner.flatMap { all(in: $0.value, isVisible: isVisible) }
    }
  }

  /// The name by which a test knows something on the screen.
  public enum Target: Sendable, Equatable, CustomStringConvertible {
    /// A controller of react-native-navigation.
    case component(String)
    /// The first element with the test id.
    case testID(String)
    /// The first element that shows the text.
    case text(String)
    /// The first element with the label for accessibility.
    case label(String)

    public var description: String {
      switch self {
      case .component(let id): "component '\(id)'"
      case .testID(let id): "element with the testID '\(id)'"
      case .text(let text): "element with the text '\(text)'"
      case .label(let label): "element with the label '\(label)'"
      }
    }

    func names(_ element: Element) -> Bool {
      switch self {
      case .component: false
      case .testID(let id): element.testID == id
      case .text(let text): element.json["text"]?.string == text
      case .label(let label): element.label == label
      }
    }
  }

  /// Returns the first visible element that a target names, or else the first one.
  public func element(_ target: Target) -> Element? {
    let found = elements.filter(target.names)
    return found.first(where: \.isVisible) ?? found.first
  }

  /// Returns true if something that the target names is visible; nil if there is no such thing.
  public func isVisible(_ target: Target) -> Bool? {
    if case .component(let id) = target { return nodes.first { $0.componentId == id }?.isVisible }
    return element(target)?.isVisible
  }
}
