internal import HeadlessUIKit

/// The content of a tab's item (rnn-options §4.7).
struct RNNBottomTabOptions: Equatable {
  let text: String?
  let icon: UIImage?
  let selectedIcon: UIImage?
  /// The badge's text. An empty text removes the badge, and nil leaves it unchanged.
  let badge: String?
  let testID: String?
  let accessibilityLabel: String?
  let role: String?

  let titleTextAttributes: UITextAttributes
  let selectedTitleTextAttributes: UITextAttributes
  let iconInsets: UIEdgeInsets
  let badgeColor: UIColor?

  init(_ options: ResolvedOptions) {
    let tab = OptionPath.bottomTab
    text = options.text(tab.text)
    let iconColor = options.color(tab.iconColor)
    icon = Self.icon(options, symbol: tab.sfSymbol, image: tab.icon, color: iconColor)
    selectedIcon =
      Self.icon(
        options, symbol: tab.sfSelectedSymbol, image: tab.selectedIcon,
        color: options.color(tab.selectedIconColor) ?? iconColor)
      ?? icon.map { UIImage(source: $0.source, tint: options.color(tab.selectedIconColor) ?? iconColor) }
    badge = Self.badge(options)
    testID = options.text(tab.testID)
    accessibilityLabel = options.text(tab.accessibilityLabel)
    role = options.text(tab.role)
    let font = UIFont(
      familyName: options.text(tab.fontFamily), pointSize: options.numberOrDefault(tab.fontSize),
      weight: options.text(tab.fontWeight).map(UIFont.Weight.init(option:)) ?? .regular)
    titleTextAttributes = UITextAttributes(font: font, foregroundColor: options.colorOrDefault(tab.textColor))
    selectedTitleTextAttributes = UITextAttributes(
      font: font, foregroundColor: options.colorOrDefault(tab.selectedTextColor))
    let insets = tab.iconInsets
    iconInsets = UIEdgeInsets(
      top: options.numberOrDefault(insets.top), left: options.numberOrDefault(insets.left),
      bottom: options.numberOrDefault(insets.bottom), right: options.numberOrDefault(insets.right))
    badgeColor = options.color(tab.badgeColor)
  }

  static func badge(_ options: ResolvedOptions) -> String? { options.text(.bottomTab.badge) }

  /// Returns the icon. A symbol wins over an image.
  private static func icon(
    _ options: ResolvedOptions, symbol: OptionPath, image: OptionPath, color: UIColor?
  ) -> UIImage? {
    let found = options.text(symbol).map { UIImage(source: $0) } ?? options.image(image)
    return found.map { UIImage(source: $0.source, tint: color) }
  }
}
