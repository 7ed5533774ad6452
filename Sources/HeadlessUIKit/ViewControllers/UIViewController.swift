public import NavbridgeRuntime

/// An object that owns a view, and other view controllers whose views are in it.
@MainQueue
open class UIViewController: WeaklyReferenced {
  private var ownSlot = OwnSlot()
  private var storedView: UIView?
  private var storedNavigationItem: UINavigationItem?
  private var storedTabBarItem: UITabBarItem?
  @WeakReference var storedParent: UIViewController?
  var storedChildren: [UIViewController] = []
  /// The window whose root view controller this is.
  @WeakReference var windowAsRoot: UIWindow?
  var appearance = AppearanceMachine()
  /// The movement to or from a parent, until the callback that completes it has run.
  var movement = ParentMovement.none
  /// The safe area for which the view was laid out.
  var lastSafeArea: UIEdgeInsets?
  /// True when the view's first layout has begun.
  var hasLaidOut = false
  var extendedLayout = ExtendedLayout() { didSet { if oldValue != extendedLayout { extendedLayoutChanged() } } }
  /// The container or the application in which this view controller is about to be shown. It determines the place
  /// before the view controller is in any tree.
  public internal(set) var destination: UIViewController? {
    get { weakDestination }
    set { weakDestination = newValue }
  }
  @WeakReference private var weakDestination: UIViewController?
  /// The application in which the controller is about to be shown. It is not retained.
  public var destinationApplication: UIApplication? {
    get { weakDestinationApplication }
    set { weakDestinationApplication = newValue }
  }
  @WeakReference private var weakDestinationApplication: UIApplication?
  /// The presentation state. Nil until it is needed.
  var modal: ModalState?

  /// The size in points that the view controller prefers. Zero when it has no preference.
  open var preferredContentSize = CGSize.zero

  /// Makes a controller, whose view is made when it is first used.
  public init() {}

  /// The recognizers of fingers that drag what the view controller contains.
  package var panGestureRecognizers: [UIPanGestureRecognizer] { [] }

  package var slot: ObjectSlot { ownSlot.slot(of: self) }

  // MARK: The view

  /// The view controller's view. The first access loads it: `loadView`, then `viewDidLoad`. Setting it to nil releases
  /// it, and the next access loads another.
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

  /// True if the view was made.
  public var isViewLoaded: Bool { storedView != nil }
  /// The view if it was made; this does not make it.
  public var viewIfLoaded: UIView? { storedView }
  /// Makes the view now.
  public func loadViewIfNeeded() { _ = view }

  /// Creates the view. The first access to `view` calls it; an override sets `view`.
  open func loadView() { view = UIView(frame: application?.screen.bounds ?? .zero) }
  /// Called when the view was made.
  open func viewDidLoad() {}
  /// Called before a pass of the layout places the subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after it has.
  open func viewDidLayoutSubviews() {}

  private func setView(_ view: UIView?) {
    guard view !== storedView else { return }
    if storedView?.controller === self { storedView?.controller = nil }
    storedView = view
    view?.controller = self
  }

  /// Places a container's own views in a layout pass, before `viewWillLayoutSubviews`.
  func layoutContainer() {}

  /// Updates the safe area of the children at the end of a layout, because it may have changed.
  func updateSafeAreaOfChildren() {
    for child in childrenForAppearance { child.updateSafeArea() }
  }

  /// True when the loaded view is in the hierarchy of a visible window and no presentation in a context covers it.
  public var isInWindow: Bool { storedView?.window?.isOnScreen ?? false && !isCoveredInContext }

  /// The application to which this view controller belongs. It is found through the view's window, the parent, the
  /// window whose root this is, the presenter or the destination. Nil when there is none of these.
  open var application: UIApplication? { storedView?.window?.application ?? applicationAround }

  /// The application of a view controller whose view is in no window. It is a function of its own, because `application`
  /// is read at every step of a transition and rarely gets here.
  @inline(never)
  private var applicationAround: UIApplication? {
    parentToBe?.application ?? windowAsRoot?.application ?? modal?.applicationOfPresenter ?? destination?.application
      ?? destinationApplication
  }

  // MARK: Appearance (uikit-behaviour §1)

  /// Called when the view begins to appear, before the transition.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view has appeared, after the transition.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called when the view begins to disappear, before the transition.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has disappeared, after the transition.
  open func viewDidDisappear(_ animated: Bool) {}

  /// How far the view has appeared.
  public var appearanceState: UIAppearanceState { appearance.state }

  /// True if UIKit adjusts the insets of the first scroll view of the content, so that a bar above follows it: the view itself,
  /// or the first subview, or that of it.
  open var scrollsBelowBar: Bool { viewIfLoaded?.beginsWithAdjustedScrolling ?? false }

  /// The children that appear and disappear with this view controller. A container that shows only some of its children
  /// overrides it and returns those. The default is the children whose views are inside this one's, because a child
  /// that is not shown cannot appear.
  open var childrenForAppearance: [UIViewController] {
    guard let storedView else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: storedView) ?? false }
  }

  /// Calls `viewWillAppear` or `viewWillDisappear` on this view controller and then on `childrenForAppearance`.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    startAppearance(isAppearing, animated: animated)
  }

  /// Calls `viewDidAppear` or `viewDidDisappear` on this view controller and then on `childrenForAppearance`.
  open func endAppearanceTransition() { finishAppearance() }

  // MARK: Presentation (uikit-behaviour §4)

  /// Presents `controller` over this view controller, or over the container that contains it. A refusal emits a
  /// diagnostic, and its completion never runs. Otherwise `completion` runs after the last appearance callback.
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    startPresenting(controller, animated: animated, completion: completion)
  }

  /// Dismisses the view controller that this one presents, with all above it. When this one presents nothing, its
  /// presenter dismisses it.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: animated, completion: completion)
  }

  /// The coordinator of the animated transition in which this view controller takes part, or else the nearest container
  /// around it: of a change of its stack, of its own presentation or dismissal, or of one that it presents. Nil without
  /// such a transition.
  open var transitionCoordinator: UIViewControllerTransitionCoordinator? {
    modal?.runningCoordinator ?? storedParent?.transitionCoordinator
  }

  // MARK: Containment

  /// The container in which the controller is.
  public var parent: UIViewController? { storedParent }
  /// The parent. For a view controller that a container adopts only when its view loads, it is that container.
  open var parentToBe: UIViewController? { storedParent }
  /// The children. A container may return view controllers that it will adopt when its view loads.
  open var children: [UIViewController] { storedChildren }
  /// The nearest ancestor that is a navigation controller.
  public var navigationController: UINavigationController? {
    var ancestor = storedParent
    while let next = ancestor {
      if let found = next as? UINavigationController { return found }
      ancestor = next.parent
    }
    return nil
  }

  /// Returns the frame that a child has, or would have if it were shown, in this view controller's view with the given
  /// bounds.
  open func placeOfChild(_ child: UIViewController, in bounds: CGRect) -> CGRect { bounds }

  /// Makes `child` a child, after `willMove(toParent:)`. As in UIKit, the caller calls `didMove(toParent:)` when the
  /// view is in place. A view controller that contains this one is refused with a diagnostic.
  open func addChild(_ child: UIViewController) {
    if canAdopt([child]) { adopt(child) }
  }

  /// Ends the parent relationship, then calls `didMove(toParent: nil)`.
  open func removeFromParent() { storedParent?.detach(self) }

  /// Called before the parent changes. A view controller that overrides the method calls the one of its superclass.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil, storedParent != nil { movement = .fromParent }
  }
  /// Called when the controller is in a container, or, with nil, in none any more.
  open func didMove(toParent parent: UIViewController?) {}

  /// Ends the parent relationship with a child that called `removeFromParent`.
  func detach(_ child: UIViewController) {
    storedChildren.removeAll(identical: child)
    child.storedParent = nil
    child.movement = .none
    child.didMove(toParent: nil)
  }

  // MARK: Preferences for the system

  /// The object that provides the preferences below in place of this view controller and its children. With nil, they
  /// provide them.
  public var systemPreferences: (any UISystemPreferences)?

  /// The orientations that this view controller allows while it is on the screen.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    application?.screen.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// True if the status bar is hidden with this content.
  open var prefersStatusBarHidden: Bool { false }
  /// The colour of the status bar's text over this content.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// True if the home indicator is hidden with this content.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that decides on the status bar in place of this view controller.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The child that decides about the status bar's style; nil for this controller.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides on the home indicator in place of this view controller.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Notifies the system that one of the preferences above has changed.
  open func setNeedsStatusBarAppearanceUpdate() {
    application?.noteChange()
    application?.setNeedsStatusBarAppearanceUpdate()
  }
  /// Has the preference for the home indicator read again.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { application?.noteChange() }
  /// Notifies the system that the allowed orientations have changed. The next layout pass may rotate the interface.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    application?.setNeedsUpdateOfSupportedInterfaceOrientations()
  }

  // MARK: Content for containers

  /// The title. Setting it also sets the titles of the navigation item and the tab bar item.
  open var title: String? {
    didSet {
      navigationItem.title = title
      storedTabBarItem?.title = title
    }
  }

  /// The content of a tab bar for this view controller.
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

  /// The content of a navigation bar while this view controller is on top.
  open var navigationItem: UINavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let item = UINavigationItem()
    item.controller = self
    storedNavigationItem = item
    return item
  }

  /// True when a tab bar hides while this view controller, or one above it in its stack, is on top (uikit-behaviour
  /// §2).
  open var hidesBottomBarWhenPushed = false

  /// The insets that are added to the safe area of this view controller and of those inside it, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      guard oldValue != additionalSafeAreaInsets else { return }
      updateSafeArea()
      application?.noteChange()
    }
  }

  /// The insets of this view controller that the screen's edges and the bars of the containers cover, in points
  /// (uikit-behaviour §7).
  open var safeAreaInsets: UIEdgeInsets { outerSafeAreaInsets + additionalSafeAreaInsets }

  /// True when UIKit adds insets to a scroll view of this view controller whose own behaviour is `automatic`.
  open var automaticallyAdjustsScrollViewInsets = true

  /// The view controller that decides how far the view reaches below bars. For a container, it is its content's.
  var controllerForExtendedLayout: UIViewController { self }

  /// The safe area for the children. A container adds the bars that it draws over them.
  open var safeAreaInsetsForChildren: UIEdgeInsets { safeAreaInsets }

  /// Called when a layout pass finds that the safe area has changed. The view is laid out after that.
  open func viewSafeAreaInsetsDidChange() {}
}
