/// The list behind the tab 'More'. It has a row for each tab for which the bar has no room (uikit-behaviour §3).
public final class UIMoreListController: UIViewController {
  /// The rows, from the top down, once the view has loaded.
  public private(set) var cells: [UIMoreListCell] = []

  override init() {
    super.init()
    title = "More"
  }

  /// The view controllers in the list.
  public var rows: [UIViewController] { tabBarController.map { Array($0.viewControllers.dropFirst(4)) } ?? [] }

  /// Makes the rows of the tabs for which there is no room.
  public override func viewDidLoad() {
    super.viewDidLoad()
    showRows()
  }

  /// Creates a row for each tab that is in the list now.
  func showRows() {
    let rows = rows
    guard let view = viewIfLoaded, !cells.map(\.tab).isIdentical(to: rows) else { return }
    for cell in cells { cell.removeFromSuperview() }
    cells = rows.map(UIMoreListCell.init)
    for (index, cell) in cells.enumerated() {
      cell.action = { [slot] in unsafe (slot.object as? UIMoreListController)?.tabBarController?.tapMoreRow(at: index) }
      view.addSubview(cell)
    }
    view.setNeedsLayout()
  }

  override func layoutContainer() {
    guard let view = viewIfLoaded else { return }
    for (index, cell) in cells.enumerated() {
      let y = safeAreaInsets.top + Double(index) * UIMoreListCell.height
      cell.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: UIMoreListCell.height)
    }
  }
}

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

  /// The title of the tab.
  public var title: String? { tab.tabBarItem.title }

  /// False if the tab cannot be selected.
  public override var isEnabled: Bool {
    get { tab.tabBarItem.isEnabled }
    set { tab.tabBarItem.isEnabled = newValue }
  }

  public override var accessibilityIdentifier: String? {
    get { tab.tabBarItem.accessibilityIdentifier }
    set { tab.tabBarItem.accessibilityIdentifier = newValue }
  }
}
