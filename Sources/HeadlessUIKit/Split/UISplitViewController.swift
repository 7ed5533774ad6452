/// Shows two columns side by side where the width is regular, and one column on top of the other where it is compact.
open class UISplitViewController: UIViewController {
  /// Which columns show.
  public enum DisplayMode: String, Sendable {
    /// Those for which there is room.
    case automatic
    /// The primary column is hidden.
    case secondaryOnly
    /// Both columns side by side.
    case oneBesideSecondary
    /// The primary column lies over the secondary one.
    case oneOverSecondary
  }

  /// The side of the primary column.
  public enum PrimaryEdge: String, Sendable {
    /// The side where lines begin.
    case leading
    /// The side where lines end.
    case trailing
  }

  /// What is behind the primary column.
  public enum BackgroundStyle: String, Sendable {
    /// Nothing of its own.
    case none
    /// The ground of a side bar.
    case sidebar
  }

  /// Asked how the columns become one, and two again.
  public weak var delegate: (any UISplitViewControllerDelegate)?
  var layout = SplitLayout()
  var primary: UIViewController?
  var secondary: UIViewController?
  /// The view controllers whose views are shown while the split view controller itself is shown.
  var shown: [UIViewController] = []
  var isShowing = false

  /// The background style of the primary column. Nothing is drawn, so the value is only stored.
  open var primaryBackgroundStyle = BackgroundStyle.none

  /// Makes a controller without columns.
  public override init() { super.init() }

  /// The primary column, then the secondary one. While the columns are collapsed, only the primary one.
  open var viewControllers: [UIViewController] {
    get { (isCollapsed ? [primary] : [primary, secondary]).compactMap { $0 } }
    set { replaceColumns(with: newValue) }
  }

  /// True when there is room for only one column, because the width is compact (uikit-behaviour §1).
  public var isCollapsed: Bool { layout.isCollapsed }

  /// The display mode in effect.
  public var displayMode: DisplayMode { layout.displayMode }

  /// The columns that are to show, if there is room.
  open var preferredDisplayMode: DisplayMode {
    get { layout.preferredDisplayMode }
    set {
      var new = layout
      new.preferredDisplayMode = newValue
      if new.displayMode != layout.displayMode {
        delegate?.splitViewController(self, willChangeTo: new.displayMode)
      }
      change { $0.preferredDisplayMode = newValue }
      showColumns()
    }
  }

  /// The side of the primary column.
  open var primaryEdge: PrimaryEdge {
    get { layout.primaryEdge }
    set { change { $0.primaryEdge = newValue } }
  }

  /// The minimum width in points. Nil for the system's choice.
  open var minimumPrimaryColumnWidth: Double? {
    get { layout.minimumPrimaryWidth }
    set { change { $0.minimumPrimaryWidth = newValue } }
  }

  /// The maximum width in points. Nil for the system's choice.
  open var maximumPrimaryColumnWidth: Double? {
    get { layout.maximumPrimaryWidth }
    set { change { $0.maximumPrimaryWidth = newValue } }
  }

  /// The width in points.
  public var primaryColumnWidth: Double { layout.primaryWidth(in: viewIfLoaded?.bounds ?? .zero) }

  private func change(_ body: (inout SplitLayout) -> Void) {
    body(&layout)
    viewIfLoaded?.setNeedsLayout()
    application?.noteChange()
  }

  /// Puts `controller` into the secondary column. While the columns are collapsed, it is pushed on the primary column's
  /// stack, or presented when that is no stack. Native screens call it; layouts set both columns at once.
  open func showDetailViewController(_ controller: UIViewController, sender: Any? = nil) { showDetail(controller) }

  // MARK: Container behaviour

  open override var childrenForAppearance: [UIViewController] { shown }

  open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { adaptToWidth() }
    super.beginAppearanceTransition(isAppearing, animated: animated)
    if isAppearing, appearanceState == .willAppear { placeColumns() }
  }

  open override func placeOfChild(_ child: UIViewController, in bounds: CGRect) -> CGRect {
    var layout = layout
    if let screen = application?.screen { layout.isCollapsed = screen.horizontalSizeClass == .compact }
    if layout.isCollapsed { return bounds }
    layout.isRightToLeft = application?.userInterfaceLayoutDirection == .rightToLeft
    return child === primary ? layout.primaryFrame(in: bounds) : layout.secondaryFrame(in: bounds)
  }

  override func layoutContainer() {
    adaptToWidth()
    placeColumns()
  }

  override func detach(_ child: UIViewController) {
    guard child === primary || child === secondary else { return super.detach(child) }
    replaceColumns(with: [primary, secondary].compactMap { $0 === child ? nil : $0 })
  }
}
