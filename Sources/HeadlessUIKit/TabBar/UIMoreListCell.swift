internal import Shared

/// A row of the list behind the tab 'More': shows what the bar would show of a tab, and is called as that is.
public final class UIMoreListCell: UIControl {
  /// In points.
  static let height: Double = 44

  /// The controller that the row selects.
  let tab: UIViewController

  init(_ tab: UIViewController) {
    self.tab = tab
    super.init()
  }

  public var title: String? { tab.tabBarItem.title }

  public override var isEnabled: Bool {
    get { tab.tabBarItem.isEnabled }
    set { tab.tabBarItem.isEnabled = newValue }
  }

  public override var accessibilityIdentifier: String? {
    get { tab.tabBarItem.accessibilityIdentifier }
    set { tab.tabBarItem.accessibilityIdentifier = newValue }
  }
}
