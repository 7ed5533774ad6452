public import Shared

/// Owns a view, and other controllers whose views are in it.
@MainQueue
open class UIViewController: WeaklyReferenced {
  private var ownSlot = OwnSlot()
  private var storedView: UIView?
  private var storedNavigationItem: UINavigationItem?
  private var storedTabBarItem: UITabBarItem?
  @WeakReference var storedParent: UIViewController?
  var storedChildren: [UIViewController] = []
  /// The window whose root this is.
  @WeakReference var windowAsRoot: UIWindow?
  var appearance = AppearanceMachine()
  /// The safe area that the view was laid out for.
  var lastSafeArea: UIEdgeInsets?
  /// Whether the view has begun its first layout.
  var hasLaidOut = false
  var extendedLayout = ExtendedLayout() { didSet { if oldValue != extendedLayout { extendedLayoutChanged() } } }
  /// The container, or the application, that this is about to be shown in: for the place that it has there, before it is
  /// in any tree.
  @WeakReference public internal(set) var destination: UIViewController?
  @WeakReference public var destinationApplication: UIApplication?
  /// Nil while nothing of presentations has been asked for.
  var modal: ModalState?

  /// The size that the controller would like to be shown in, in points; zero where it has no wish.
  open var preferredContentSize = CGSize.zero

  public init() {}

  public var slot: ObjectSlot { ownSlot.slot(of: self) }

  // MARK: The view

  /// The controller's view. The first touch loads it: `loadView`, then `viewDidLoad`. Setting it to nil lets it go, and
  /// the next touch loads another.
  open var view: UIView! {
    get {
      if let storedView { return storedView }
      loadView()
      let view = storedView ?? UIView(frame: application?.screen.bounds ?? .zero)
      if storedView == nil { setView(view) }
      viewDidLoad()
      return view
    }
    set { setView(newValue) }
  }

  public var isViewLoaded: Bool { storedView != nil }
  public var viewIfLoaded: UIView? { storedView }
  public func loadViewIfNeeded() { _ = view }

  /// Makes the view. Called by the first touch of `view`; an override sets `view`.
  open func loadView() { view = UIView(frame: application?.screen.bounds ?? .zero) }
  open func viewDidLoad() {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  private func setView(_ view: UIView?) {
    guard view !== storedView else { return }
    if storedView?.controller === self { storedView?.controller = nil }
    storedView = view
    view?.controller = self
  }

  /// What a container does in a layout pass, before `viewWillLayoutSubviews`.
  func layoutContainer() {}

  /// Tells those inside that what covers them may have changed, at the end of a layout.
  func updateSafeAreaOfChildren() {
    for child in childrenForAppearance { child.updateSafeArea() }
  }

  /// Whether the loaded view is in the hierarchy of a visible window.
  public var isInWindow: Bool { storedView?.window?.isOnScreen ?? false && !isCoveredInContext }

  /// The application whose window this is in: by the view, by the parent, as a window's root or by what presents it. Nil
  /// before that.
  open var application: UIApplication? {
    storedView?.window?.application ?? parentToBe?.application ?? windowAsRoot?.application
      ?? modal?.presentation?.presentingViewController?.application ?? destination?.application
      ?? destinationApplication
  }

  // MARK: Appearance (uikit-behaviour §1)

  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  public var appearanceState: UIAppearanceState { appearance.state }

  /// The children that appear and disappear with this controller. A container that shows some of its children answers
  /// with those. Here: the children whose views are inside this one's, as an unseen child has nothing to appear.
  open var childrenForAppearance: [UIViewController] {
    guard let storedView else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: storedView) ?? false }
  }

  /// Calls `viewWillAppear` or `viewWillDisappear`, here and then in `childrenForAppearance`.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    startAppearance(isAppearing, animated: animated)
  }

  /// Calls `viewDidAppear` or `viewDidDisappear`, here and then in `childrenForAppearance`.
  open func endAppearanceTransition() { finishAppearance() }

  // MARK: Presentation (uikit-behaviour §4)

  /// Presents `controller` over this one, or over the container that this one is in. A refusal is a diagnostic, and never
  /// completes. `completion` comes after the last appearance callback.
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    startPresenting(controller, animated: animated, completion: completion)
  }

  /// Dismisses what this controller presents with all above it; when it presents nothing, its presenter does so.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: animated, completion: completion)
  }

  // MARK: Containment

  public var parent: UIViewController? { storedParent }
  /// The parent, or, for what a container adopts only when its view loads, that container.
  open var parentToBe: UIViewController? { storedParent }
  /// A container may answer with controllers that it will adopt when its view loads.
  open var children: [UIViewController] { storedChildren }
  /// The nearest navigation controller above.
  public var navigationController: UINavigationController? {
    var ancestor = storedParent
    while let next = ancestor {
      if let found = next as? UINavigationController { return found }
      ancestor = next.parent
    }
    return nil
  }

  /// Where a child lies, or would lie if it were shown, in this controller's view of a size.
  open func placeOfChild(_ child: UIViewController, in bounds: CGRect) -> CGRect { bounds }

  /// Makes `child` a child, after `willMove(toParent:)`. Whoever calls it calls `didMove(toParent:)` when the view is
  /// in place, as in UIKit. What this is inside of is refused, with a diagnostic.
  open func addChild(_ child: UIViewController) {
    if canAdopt([child]) { adopt(child) }
  }

  /// Ends the parenthood, then calls `didMove(toParent: nil)`.
  open func removeFromParent() { storedParent?.letGo(of: self) }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  /// Ends the parenthood of a child that asked for it.
  func letGo(of child: UIViewController) {
    storedChildren.removeAll(identical: child)
    child.storedParent = nil
    child.didMove(toParent: nil)
  }

  // MARK: What the system asks

  /// Who answers the questions below in place of this and its children. Nil: they do.
  public var systemPreferences: (any UISystemPreferences)?

  /// How the device may be held while this is on the screen.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    application?.screen.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that decides on the status bar instead of this.
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides on the home indicator instead of this.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Says that one of the answers above has changed.
  open func setNeedsStatusBarAppearanceUpdate() {
    application?.noteChange()
    application?.setNeedsStatusBarAppearanceUpdate()
  }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { application?.noteChange() }

  // MARK: What containers show of it

  /// Sets the titles of the navigation item and the tab bar item as well.
  open var title: String? {
    didSet {
      navigationItem.title = title
      storedTabBarItem?.title = title
    }
  }

  /// What a tab bar shows for this controller.
  open var tabBarItem: UITabBarItem {
    get {
      if let storedTabBarItem { return storedTabBarItem }
      let item = UITabBarItem(title: title)
      storedTabBarItem = item
      return item
    }
    set {
      storedTabBarItem = newValue
      (parent as? UITabBarController)?.showItems()
    }
  }

  /// What a navigation bar shows while this controller is on top.
  open var navigationItem: UINavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let item = UINavigationItem()
    item.controller = self
    storedNavigationItem = item
    return item
  }

  /// Whether a tab bar hides while this controller, or one above it in its stack, is on top (uikit-behaviour §2).
  open var hidesBottomBarWhenPushed = false

  /// Added to the safe area for this controller and those inside it, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      guard oldValue != additionalSafeAreaInsets else { return }
      updateSafeArea()
      application?.noteChange()
    }
  }

  /// What the screen's edges and the bars of the containers cover of this controller, in points (uikit-behaviour §7).
  open var safeAreaInsets: UIEdgeInsets { outerSafeAreaInsets + additionalSafeAreaInsets }

  /// Whether UIKit insets a scroll view of this controller's by itself, where the view's own behaviour is `automatic`.
  open var automaticallyAdjustsScrollViewInsets = true

  /// Whose wishes say how far the view reaches below bars: a container's content's.
  var controllerForExtendedLayout: UIViewController { self }

  /// A container adds the bars that it draws over its children.
  open var safeAreaInsetsForChildren: UIEdgeInsets { safeAreaInsets }

  /// Told when a layout pass finds that the safe area has changed; the view is laid out after that.
  open func viewSafeAreaInsetsDidChange() {}
}
