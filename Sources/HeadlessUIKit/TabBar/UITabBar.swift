internal import Shared

/// The bar at the bottom of a tab bar controller: one button an item, of equal widths.
open class UITabBar: UIView {
  /// Of the buttons, in points, without what is below them (uikit-behaviour §7).
  static let height: Double = 49

  public private(set) var buttons: [UITabBarButton] = []
  open var appearance = UITabBarAppearance() { didSet { if oldValue != appearance { noteChange() } } }
  public internal(set) weak var selectedItem: UITabBarItem? { didSet { if oldValue !== selectedItem { noteChange() } } }

  public var items: [UITabBarItem] { buttons.map(\.item) }

  /// Makes a button for each item, keeping those of items that stay.
  func show(_ items: [UITabBarItem]) {
    guard !self.items.isIdentical(to: items) else { return }
    let old = buttons
    buttons = items.map { item in old.first { $0.item === item } ?? UITabBarButton(item) }
    for button in old where !buttons.contains(identical: button) {
      button.removeFromSuperview()
      button.item.tabBar = nil
    }
    for button in buttons {
      button.item.tabBar = self
      addSubview(button)
    }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    let width = bounds.width / Double(max(1, buttons.count))
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: Double(index) * width, y: 0, width: width, height: UITabBar.height)
    }
  }
}
