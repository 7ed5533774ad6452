internal import Shared

/// One button of a top bar, as options describe it (rnn-options §4.5).
struct RNNButtonOptions: Sendable, Equatable {
  /// What a button shows, by the precedence of iOS.
  enum Content: Sendable, Equatable {
    case component(ComponentOptions)
    case sfSymbol(String)
    case icon(JSON)
    case text(String)
    case systemItem(String)
  }

  let id: String
  let text: String?
  /// Nil for a button without anything to show, which is dropped.
  let content: Content?
  let isEnabled: Bool
  let testID: String?
  let accessibilityLabel: String?

  init(_ json: JSON) {
    id = json["id"]?.string ?? ""
    text = json["text"]?.string
    isEnabled = json["enabled"]?.bool ?? true
    testID = json["testID"]?.string
    accessibilityLabel = json["accessibilityLabel"]?.string
    if let component = ComponentOptions(json["component"]) {
      content = .component(component)
    } else if let icon = json["icon"], !icon.isNull, Self.isDrawn(json) {
      content = .icon(icon)
    } else if let symbol = json["sfSymbol"]?.string {
      content = .sfSymbol(symbol)
    } else if let icon = json["icon"], !icon.isNull {
      content = .icon(icon)
    } else if let text {
      content = .text(text)
    } else {
      content = json["systemItem"]?.string.map { .systemItem(Self.systemItems.contains($0) ? $0 : "done") }
    }
  }

  /// One side's buttons: a list, or one by itself. Nil where nothing is said of them.
  static func list(_ json: JSON?) -> [RNNButtonOptions]? {
    switch json {
    case .array(let items)?: items.map(RNNButtonOptions.init)
    case .object?: [RNNButtonOptions(json!)]
    default: nil
    }
  }

  /// Whether the icon is drawn over a background of its own, as a custom view: that goes before a symbol.
  private static func isDrawn(_ json: JSON) -> Bool {
    if json["iconBackground"]?["color"]?.isNull == false { return true }
    return ["top", "left", "bottom", "right"].contains { json["iconInsets"]?[$0]?.double != nil }
  }

  private static let systemItems: Set<String> = [
    "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply", "action", "organize",
    "bookmarks", "search", "refresh", "stop", "camera", "trash", "play", "pause", "rewind", "fastForward", "undo",
    "redo",
  ]
}
