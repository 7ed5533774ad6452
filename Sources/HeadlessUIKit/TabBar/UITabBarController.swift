/// Shows one of several view controllers, which the user selects in a bar at the bottom (uikit-behaviour §3).
open class UITabBarController: UIViewController {
  /// The bar at the bottom.
  public let tabBar = UITabBar()
  /// Asked whether a tab may be selected, and called when it was.
  public weak var delegate: (any UITabBarControllerDelegate)?
  var machine = TabSelectionMachine<UIViewController>()
  var isSelecting = false
  /// The list of further tabs. It is created when there are more tabs than fit into a phone's bar.
  var storedMore: UINavigationController?
  /// A counter of the bar's slides, so that an earlier one does not end a later one.
  var barSlide = 0
  /// True if a selection is animated, as UIKit's is from iOS 18 on: the new view controller has appeared then before the old
  /// one has disappeared (uikit-behaviour §1). No time passes here.
  package var animatesSelection = false

  /// Makes a controller without tabs.
  public override init() { super.init() }

  // MARK: The tabs

  /// The view controllers in the order of their tabs. Their views load at the first selection.
  open var viewControllers: [UIViewController] {
    get { machine.controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Exchanges the tabs. The selection stays with its controller if that is still there.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceTabs(with: viewControllers)
  }

  /// The position of the selected tab. It is `Int.max` while the list of further tabs is shown. Setting it does not
  /// call the delegate. An index without a tab is refused with a diagnostic.
  open var selectedIndex: Int {
    get { machine.index(of: machine.selected) ?? Int.max }
    set {
      guard viewControllers.indices.contains(newValue) else {
        application?.raise(
          "NSRangeException", "There is no tab \(newValue) among the \(viewControllers.count) of <\(className)>.")
        return
      }
      select(viewControllers[newValue])
    }
  }

  /// The view controller of the selected tab. A finger's tap sets it too, even when that tab is selected already.
  open var selectedViewController: UIViewController? {
    get { machine.selected }
    set { if let newValue { select(newValue) } }
  }

  // MARK: Container behaviour

  open override func loadView() {
    super.loadView()
    view.addSubview(tabBar)
  }

  open override var childForStatusBarHidden: UIViewController? { machine.selected }
  /// The selected controller.
  open override var childForStatusBarStyle: UIViewController? { machine.selected }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { machine.selected }

  open override var childrenForAppearance: [UIViewController] { machine.shown.map { [$0] } ?? [] }

  open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    super.beginAppearanceTransition(isAppearing, animated: animated)
    if isAppearing, appearanceState == .willAppear { installView(of: machine.shown) }
  }

  open override func placeOfChild(_ child: UIViewController, in bounds: CGRect) -> CGRect {
    contentFrame(of: child, in: bounds)
  }

  override var controllerForExtendedLayout: UIViewController { machine.shown?.controllerForExtendedLayout ?? self }

  override func layoutContainer() {
    guard let view = viewIfLoaded else { return }
    showItems()
    let insets = safeAreaInsets
    tabBar.bottomInset = insets.bottom
    tabBar.titlePlace = titlePlace
    tabBar.design = application?.screen.design ?? .iOS18
    tabBar.isMirrored = application?.userInterfaceLayoutDirection == .rightToLeft
    tabBar.frame = tabBarFrame(inside: insets)
    if let content = machine.shown?.viewIfLoaded, content.superview === view {
      content.frame = contentFrame(of: machine.shown)
    }
  }

  open override var safeAreaInsetsForChildren: UIEdgeInsets {
    var insets = safeAreaInsets
    if isTabBarShown { insets.bottom = tabBarHeight(inside: insets) }
    return insets
  }

  override func detach(_ child: UIViewController) {
    if machine.controllers.contains(identical: child) {
      replaceTabs(with: machine.controllers.filter { $0 !== child })
    } else {
      super.detach(child)
    }
  }
}
