/// A row of the list behind the tab 'More'. It shows a tab's title and has its accessibility identifier, as a button in
/// the bar would.
public final class UIMoreListCell: UIControl {
  /// The height in points.
  static let height: Double = 44

  /// The view controller that the row selects.
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
