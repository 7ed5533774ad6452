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

/// The dot on a tab's icon (rnn-options §4.7).
struct DotIndicatorOptions: Equatable {
  /// True to show the dot, false to remove it, nil to leave it unchanged.
  let isVisible: Bool?
  let color: UIColor?
  /// The diameter in points.
  let size: Double

  init(_ options: ResolvedOptions) {
    let paths = OptionPath.bottomTab.dotIndicator
    isVisible = options.bool(paths.visible)
    color = options.colorOrDefault(paths.color)
    size = options.numberOrDefault(paths.size)
  }
}

/// The look of the row of React views over a tab bar (rnn-options §4.6). It follows the tabs' own options only.
struct CustomRowOptions: Sendable, Equatable {
  /// The height in points, or nil for the height of the bar.
  let height: Double?
  let backgroundColor: UIColor?
  /// `glass`, `blur` or `none`. A background colour replaces the effect. There is no glass before iOS 26.
  let backgroundEffect: String
  let cornerRadius: Double
  let horizontalMargin: Double
  let bottomMargin: Double

  init(_ own: RNNNavigationOptions) {
    let (options, paths) = (ResolvedOptions([own]), OptionPath.bottomTabs.customRow)
    height = options.number(paths.height)
    backgroundColor = options.color(paths.backgroundColor)
    let effect = options.text(paths.backgroundEffect)
    backgroundEffect = effect == "none" || backgroundColor != nil ? "none" : "blur"
    cornerRadius = options.numberOrDefault(paths.cornerRadius)
    horizontalMargin = options.numberOrDefault(paths.horizontalMargin)
    bottomMargin = options.numberOrDefault(paths.bottomMargin)
  }
}
