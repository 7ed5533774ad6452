internal import HeadlessUIKit
internal import Shared

/// What a tab's item shows (rnn-options §4.7).
struct RNNBottomTabOptions: Equatable {
  let text: String?
  let icon: UIImage?
  let selectedIcon: UIImage?
  /// Empty: no badge. Nil: what there is stays.
  let badge: String?
  let testID: String?
  let accessibilityLabel: String?
  let role: String?

  init(_ options: ResolvedOptions) {
    text = options.text(.tabText)
    icon = UIImage(symbol: options.text(.tabSFSymbol), option: options.value(at: .tabIcon))
    selectedIcon =
      UIImage(symbol: options.text(.tabSFSelectedSymbol), option: options.value(at: .tabSelectedIcon)) ?? icon
    badge = Self.badge(options)
    testID = options.text(.tabTestID)
    accessibilityLabel = options.text(.tabAccessibilityLabel)
    role = options.text(.tabRole)
  }

  /// A number counts as its text.
  static func badge(_ options: ResolvedOptions) -> String? {
    options.value(at: .tabBadge).map { $0.string ?? $0.description }
  }
}

extension UIImage {
  /// An image option (rnn-options §5.2): a name or URI, an asset, or a system symbol, over which `symbol` wins.
  init?(symbol: String?, option: JSON?) {
    guard let source = symbol ?? option?.string ?? option?["system"]?.string ?? option?["uri"]?.string else {
      return nil
    }
    self.init(source: source)
  }
}
