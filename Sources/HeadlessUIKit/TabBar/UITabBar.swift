public import NavbridgeRuntime

/// The bar at the bottom of a tab bar controller. It has one button for each item, all of the same width.
open class UITabBar: UIView {
  /// The inset of the bar's bottom that the screen's edge covers, in points. The buttons lie above it.
  var bottomInset: Double = 0
  /// Where the titles of the buttons stand: below the icons, beside them, or beside smaller icons in a low bar.
  enum TitlePlace { case below, beside, besideCompact }

  var titlePlace = TitlePlace.below { didSet { if oldValue != titlePlace { setNeedsLayout() } } }
  /// The design of the bar.
  var design = UISystemDesign.iOS18 { didSet { if oldValue != design { setNeedsLayout() } } }
  /// The floating platter on which the buttons lie, in the bar's coordinates. Nil for a bar that has none.
  package private(set) var platter: CGRect?
  /// True when the first button is the rightmost.
  var isMirrored = false { didSet { if oldValue != isMirrored { setNeedsLayout() } } }

  /// True when content may lie below the bar, because it shows through.
  open var isTranslucent = true {
    didSet {
      guard oldValue != isTranslucent else { return }
      superview?.setNeedsLayout()
      noteChange()
    }
  }

  /// The buttons that show, from left to right.
  public private(set) var buttons: [UITabBarButton] = []
  /// The look of the bar.
  open var appearance = UITabBarAppearance() { didSet { if oldValue != appearance { noteChange() } } }
  /// The item of the selected tab.
  public internal(set) weak var selectedItem: UITabBarItem? { didSet { if oldValue !== selectedItem { noteChange() } } }

  /// The items that show, from left to right.
  public var items: [UITabBarItem] { buttons.map(\.item) }

  /// Creates a button for each item and keeps the buttons of the items that stay.
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

  private var platterFrame: CGRect {
    let wanted = Double(max(1, buttons.count)) * TabPlatter.pitch + 2 * TabPlatter.side
    let width = min(wanted, max(0, bounds.width - 2 * TabPlatter.margin))
    return CGRect(x: (bounds.width - width) / 2, y: 0, width: width, height: TabPlatter.height)
  }

  open override func layoutSubviews() {
    platter = design == .iOS26 && titlePlace == .below ? platterFrame : nil
    let side = platter == nil ? 0 : TabPlatter.side
    let row = platter ?? CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - bottomInset))
    let width = (row.width - 2 * side) / Double(max(1, buttons.count))
    for (index, button) in buttons.enumerated() {
      let place = isMirrored ? buttons.count - 1 - index : index
      button.frame = CGRect(x: row.x + side + Double(place) * width, y: 0, width: width, height: row.height)
    }
  }
}

/// Decides on a finger's choice of a tab and is notified of it. Both methods are optional. A programmatic selection
/// calls neither (uikit-behaviour §3).
@MainQueue
public protocol UITabBarControllerDelegate: AnyObject {
  /// Returns true when the tapped tab may be selected. It is called for the selected tab too.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool

  /// Called after the selection, also when the tab was selected already.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
