internal import NavbridgeRuntime

/// Shows the top of a stack of view controllers under a navigation bar (uikit-behaviour §2).
///
/// Operations change `viewControllers` at once. The screen follows at the next layout pass, with one transition for all
/// operations before it.
open class UINavigationController: UIViewController {
  /// The bar at the top.
  public let navigationBar = UINavigationBar()
  /// Recognises the swipe from the left edge, which pops.
  public let interactivePopGestureRecognizer = UIScreenEdgePanGestureRecognizer()
  package override var panGestureRecognizers: [UIPanGestureRecognizer] { [interactivePopGestureRecognizer] }
  /// Called when screens are shown, and asked for animations.
  public weak var delegate: (any UINavigationControllerDelegate)?
  /// The coordinator of the running transition. Nil when no transition runs or the running one is not animated.
  var runningCoordinator: UIViewControllerTransitionCoordinator?
  /// The coordinator of the pending change, if some code has read it.
  var awaitedCoordinator: UIViewControllerTransitionCoordinator?

  /// True when the bar is to be hidden, where this navigation controller draws one.
  var wantsBarHidden = false
  /// True when the parent has this navigation controller on its stack. It is valid only while there is a parent.
  var isOnStack = false { didSet { if oldValue != isOnStack { barChanged() } } }
  var machine = NavigationStackMachine<UIViewController>()
  /// The pushed view controllers whose `didMove(toParent:)` is still to be called.
  var joining: [UIViewController] = []
  /// The dropped view controllers whose `didMove(toParent: nil)` is still to be called.
  var leaving: [UIViewController] = []
  var awaitedAnimations: [AnimationToken] = []
  var runningAnimations: [AnimationToken] = []
  /// The place of the bar while the content under it is placed, because that reads the place several times.
  var placing: BarPlace?
  /// The context of the last pending change, while the application is observed.
  var awaitedContext: UIApplicationObserver.Context?
  var runningTimer: TimerToken?
  /// The context of the running transition when the delegate supplied an animator.
  var runningContext: UIViewControllerContextTransitioning?
  /// The animator that the delegate has supplied for the running transition, and the object that drives it.
  var runningAnimator:
    (animator: any UIViewControllerAnimatedTransitioning, interaction: (any UIViewControllerInteractiveTransitioning)?)?
  /// The popped view controller that has lost its parent before its last callback, until `didMove` tells it.
  var cutOff: UIViewController?
  /// The number of the running transition in the application.
  var runningBusy: Int?
  /// The application that the running transition keeps busy. The stack may be removed from it meanwhile.
  var busyApplication: UIApplication?
  /// True while the last callbacks of a transition run. No other transition may start meanwhile.
  var isFinishing = false
  /// The view controller below a swipe that was interrupted, until the next transition begins.
  weak var shownByInterruptedSwipe: UIViewController?
  /// True when the delegate's `didShow` was called for a first view controller.
  var hasShown = false
  /// The menu of the back button or of another button of the bar, while it is open.
  public internal(set) var openMenu: UIContextMenu?
  /// The index of the lowest view controller that hides the tab bar.
  var bottomBarHider: Int?

  /// Returns the place of the lowest view controller that hides the tab bar; nil if none does. It is asked at each change of
  /// the stack. The flags of the first `same` view controllers, which were there before, are not read again.
  open func bottomBarHider(in stack: [UIViewController], same: Int) -> Int? {
    let kept = bottomBarHider.flatMap { $0 < same ? $0 : nil }
    return kept ?? stack[same...].firstIndex { $0.hidesBottomBarWhenPushed }
  }

  /// Makes an empty stack.
  public override init() {
    super.init()
    navigationBar.navigationController = self
    interactivePopGestureRecognizer.navigationController = self
  }

  /// Makes a stack of one screen.
  public convenience init(rootViewController: UIViewController) {
    self.init()
    pushViewController(rootViewController, animated: false)
  }

  // MARK: The stack

  /// The view controllers from root to top. Setting the property is `setViewControllers` without animation.
  open var viewControllers: [UIViewController] {
    get { machine.stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The top of the stack. While a finger swipes back, the swiped view controller is not in the stack. A cancelled
  /// swipe puts it back.
  public var topViewController: UIViewController? { machine.stack.last }

  /// The view controller that this one or a container around it presents, or else the top. It is meant for native
  /// screens.
  public var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// The view controller whose content and bar are shown now. It changes when a transition starts. With an interactive
  /// pop, it changes when the pop has completed.
  public var topOnScreen: UIViewController? { machine.topOnScreen }

  /// Replaces the stack. The visible change is one transition from the old top to the new one. It is a pop when the new
  /// top was in the old stack, and a push otherwise. There is no transition when the two are the same.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(with: viewControllers, animated: animated)
  }

  /// Puts a screen on top. UIKit raises an exception for one that is in the stack already, which is reported as a
  /// diagnostic.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }

  /// Pops the top and returns it. With a stack of one it returns nil and has no effect.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard machine.stack.count > 1 else { return nil }
    return pop(toIndex: machine.stack.count - 2, animated: animated).last
  }

  /// Pops all view controllers above `viewController` and returns them, from the lowest to the top. When the view
  /// controller is not in the stack, it returns nil and emits a diagnostic.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = machine.stack.firstIndex(identical: viewController) else {
      refuse("Tried to pop to a view controller that doesn't exist: <\(viewController.className)>.")
      return nil
    }
    return pop(toIndex: index, animated: animated)
  }

  /// Pops all view controllers but the root and returns them, from the lowest to the top. Returns nil with an empty
  /// stack.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    machine.stack.isEmpty ? nil : pop(toIndex: 0, animated: animated)
  }

  // MARK: The bar

  /// True when the bar is hidden. The value applies to every pushed view controller until it is set again
  /// (uikit-behaviour §2).
  open var isNavigationBarHidden: Bool {
    get { wantsBarHidden || stackAround != nil }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar. `isNavigationBarHidden` and the safe area change in the call. If the change is animated
  /// and the stack is shown, the bar slides for 200 ms (uikit-behaviour §5).
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != wantsBarHidden else { return }
    wantsBarHidden = hidden
    navigationBar.isHidden = isNavigationBarHidden
    barChanged()
    setNeedsStatusBarAppearanceUpdate()
    if animated, appearanceState == .didAppear, stackAround == nil { slideBar(isHidden: hidden) }
  }

  /// True when a swipe is to hide the bar. The value is only stored: scrolling does not hide the bar here.
  open var hidesBarsOnSwipe = false

  /// Returns true when a tap on the back button may pop. Each tap calls it.
  open func navigationBarShouldPop() -> Bool { true }

  /// Called when a user has chosen a screen in the menu of the back button. It pops to that screen.
  open func backMenuDidChoose(_ viewController: UIViewController) {
    popToViewController(viewController, animated: true)
  }

  // MARK: Container behaviour

  open override func loadView() {
    super.loadView()
    view.addSubview(navigationBar)
  }

  open override var childForStatusBarHidden: UIViewController? { topViewController }
  /// The screen on top.
  open override var childForStatusBarStyle: UIViewController? { topViewController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }

  open override var childrenForAppearance: [UIViewController] { topOnScreen.map { [$0] } ?? [] }

  open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if !isAppearing { closeMenu() }
    if !isAppearing { endTransitionAtOnce() }
    super.beginAppearanceTransition(isAppearing, animated: animated)
    if isAppearing, appearanceState == .willAppear { installView(of: topOnScreen) }
  }

  open override func endAppearanceTransition() {
    super.endAppearanceTransition()
    showWhatWaited()
  }

  open override var transitionCoordinator: UIViewControllerTransitionCoordinator? {
    runningCoordinator ?? coordinatorOfPendingChange ?? super.transitionCoordinator
  }

  open override func placeOfChild(_ child: UIViewController, in bounds: CGRect) -> CGRect {
    contentFrame(of: child, in: bounds)
  }

  override var controllerForExtendedLayout: UIViewController { topOnScreen?.controllerForExtendedLayout ?? self }

  override func layoutContainer() {
    placeBarAndContent()
    notifyFirstShow()
    startNextTransition()
  }

  /// Does nothing, because the safe area of the covered child is updated whenever the bar is placed.
  override func updateSafeAreaOfChildren() {}

  open override var safeAreaInsetsForChildren: UIEdgeInsets {
    if isNavigationBarHidden { return outerSafeAreaInsets + additionalSafeAreaInsets }
    let bar = barPlace
    var insets = bar.outer + additionalSafeAreaInsets
    insets.top = max(insets.top, bar.bottom)
    return insets
  }

  override func detach(_ child: UIViewController) {
    if machine.stack.contains(identical: child) {
      change(to: machine.stack.filter { $0 !== child }, animated: false)
    } else {
      super.detach(child)
    }
  }
}
