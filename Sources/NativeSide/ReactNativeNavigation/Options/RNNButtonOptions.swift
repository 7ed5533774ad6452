internal import HeadlessUIKit
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
  /// Of icon and text, enabled. An icon does not take it under `disableIconTint`.
  private(set) var color: UIColor?
  private(set) var disabledColor: UIColor?
  private let hasColor: Bool
  private let hasDisabledColor: Bool
  let disablesIconTint: Bool
  let font: UIFont
  let iconInsets: UIEdgeInsets
  let iconBackground: IconBackgroundOptions?

  init(_ json: JSON) {
    id = json["id"]?.string ?? ""
    color = json["color"].flatMap(ColorParser.color)
    hasColor = json["color"].map(ColorParser.isColor) ?? false
    disabledColor = json["disabledColor"].flatMap(ColorParser.color)
    hasDisabledColor = json["disabledColor"].map(ColorParser.isColor) ?? false
    disablesIconTint = json["disableIconTint"]?.bool ?? false
    font = UIFont(
      familyName: json["fontFamily"]?.string, pointSize: json["fontSize"]?.double ?? 17,
      weight: json["fontWeight"]?.string.map(UIFont.Weight.init(option:)) ?? .regular)
    iconInsets = UIEdgeInsets(option: json["iconInsets"])
    iconBackground = IconBackgroundOptions(json["iconBackground"])
    text = json["text"]?.string
    isEnabled = json["enabled"]?.bool ?? true
    testID = json["testID"]?.string
    accessibilityLabel = json["accessibilityLabel"]?.string
    if let component = ComponentOptions(json["component"]) {
      content = .component(component)
    } else if let icon = json["icon"], ImageParser.source(icon) != nil, Self.isDrawn(json) {
      content = .icon(icon)
    } else if let symbol = json["sfSymbol"]?.string {
      content = .sfSymbol(symbol)
    } else if let icon = json["icon"], ImageParser.source(icon) != nil {
      content = .icon(icon)
    } else if let text {
      content = .text(text)
    } else {
      content = json["systemItem"]?.string.map { .systemItem(Self.systemItems.contains($0) ? $0 : "done") }
    }
  }

  /// With its side's colours where it has none of its own; `NoColor` is one of its own.
  func withDefault(_ colors: ButtonColors) -> RNNButtonOptions {
    var button = self
    if !hasColor { button.color = colors.color }
    if !hasDisabledColor { button.disabledColor = colors.disabledColor }
    return button
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

extension UIEdgeInsets {
  /// An option's sides; those that are missing are 0.
  init(option: JSON?) {
    func side(_ name: String) -> Double { option?[name]?.double ?? 0 }
    self.init(top: side("top"), left: side("left"), bottom: side("bottom"), right: side("right"))
  }
}
