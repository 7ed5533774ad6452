internal import HeadlessUIKit
internal import NavbridgeWire

/// One button of a top bar, as its options describe it (rnn-options §4.5).
struct RNNButtonOptions: Sendable, Equatable {
  /// The content of a button, by the precedence of iOS.
  enum Content: Sendable, Equatable {
    case component(ComponentOptions)
    case sfSymbol(String)
    case icon(JSON)
    case text(String)
    case systemItem(String)
  }

  let id: String
  let text: String?
  /// The content, or nil for a button with nothing to show. Such a button is dropped.
  let content: Content?
  let isEnabled: Bool
  let testID: String?
  let accessibilityLabel: String?
  /// The colour of icon and text while the button is enabled. Under `disableIconTint` the icon does not take it.
  private(set) var color: UIColor?
  private(set) var disabledColor: UIColor?
  private let hasColor: Bool
  private let hasDisabledColor: Bool
  let disablesIconTint: Bool
  let font: UIFont
  let iconInsets: UIEdgeInsets
  let iconBackground: IconBackgroundOptions?
  /// True if the button has no platter, from iOS 26 on. Without the option a component has none, nor has an icon that
  /// is a view.
  let hidesSharedBackground: Bool

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
    let isView = json["component"]?.object != nil || Self.isDrawn(json)
    hidesSharedBackground = json["hideSharedBackground"]?.bool ?? isView
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

  /// Returns the button with the colours of its side where it sets none itself. `NoColor` counts as a colour that it
  /// sets.
  func withDefault(_ colors: ButtonColors) -> RNNButtonOptions {
    var button = self
    if !hasColor { button.color = colors.color }
    if !hasDisabledColor { button.disabledColor = colors.disabledColor }
    return button
  }

  /// Reads the buttons of one side: a list, or a single button. Returns nil if the options do not mention them.
  static func list(_ json: JSON?) -> [RNNButtonOptions]? {
    switch json {
    case .array(let items)?: items.map(RNNButtonOptions.init)
    case .object?: [RNNButtonOptions(json!)]
    default: nil
    }
  }

  /// Returns true if the icon is drawn as a custom view, over a background or with insets. Such an icon has precedence
  /// over a symbol.
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
  /// Reads the sides of an option. A missing side is 0.
  init(option: JSON?) {
    func side(_ name: String) -> Double { option?[name]?.double ?? 0 }
    self.init(top: side("top"), left: side("left"), bottom: side("bottom"), right: side("right"))
  }
}

/// The colours of the buttons on one side of a bar that set no colours themselves.
struct ButtonColors: Sendable, Equatable {
  var color: UIColor?
  var disabledColor: UIColor?
}

/// The background that is drawn behind an icon. Without a colour there is none (rnn-options §4.4, §4.5).
struct IconBackgroundOptions: Sendable, Equatable {
  var color: UIColor
  let disabledColor: UIColor?
  let cornerRadius: Double
  /// The width in points, or nil for the width of the icon.
  let width: Double?
  let height: Double?

  init?(_ options: ResolvedOptions, _ paths: IconBackgroundOptionPaths) {
    guard let color = options.color(paths.color) else { return nil }
    self.color = color
    disabledColor = options.color(paths.disabledColor)
    cornerRadius = options.numberOrDefault(paths.cornerRadius)
    width = options.number(paths.width)
    height = options.number(paths.height)
  }

  /// Reads the background from a button's own object.
  init?(_ json: JSON?) {
    guard let color = json?["color"].flatMap(ColorParser.color) else { return nil }
    self.color = color
    disabledColor = json?["disabledColor"].flatMap(ColorParser.color)
    cornerRadius = json?["cornerRadius"]?.double ?? 0
    width = json?["width"]?.double
    height = json?["height"]?.double
  }
}
