internal import Shared

/// Shows the top of a stack of controllers, under a navigation bar (uikit-behaviour §2).
///
/// Operations change `viewControllers` at once. What is on the screen follows with the next layout pass, in one
/// transition for all operations before it.
open class UINavigationController: UIViewController {
  public let navigationBar = UINavigationBar()
  public let interactivePopGestureRecognizer = UIScreenEdgePanGestureRecognizer()
  public weak var delegate: (any UINavigationControllerDelegate)?
  /// What is known of the running transition. Nil when none runs, or one that is not animated.
  public internal(set) var transitionCoordinator: UIViewControllerTransitionCoordinator?

  /// Whether the bar is to be hidden, where this draws one.
  var wantsBarHidden = false
  /// Whether a stack holds this one, as long as it has a parent.
  var isOnStack = false { didSet { if oldValue != isOnStack { barChanged() } } }
  var machine = NavigationStackMachine<UIViewController>()
  /// Pushed, but not yet told `didMove(toParent:)`.
  var joining: [UIViewController] = []
  /// Dropped, but not yet told `didMove(toParent: nil)`.
  var leaving: [UIViewController] = []
  var awaitedAnimations: [AnimationToken] = []
  var runningAnimations: [AnimationToken] = []
  /// Where the bar has just been put, while the content under it is: that asks several times.
  var placing: BarPlace?
  var runningTimer: TimerToken?
  /// Of the running transition, when its delegate named somebody to draw it.
  var runningContext: UIViewControllerContextTransitioning?
  /// The application's number of the running transition.
  var runningBusy: Int?
  /// The application that it keeps busy: the stack may be taken out of that meanwhile.
  var busyApplication: UIApplication?
  /// Whether the last callbacks of a transition are being delivered; no other may start among them.
  var isFinishing = false
  /// Whether the delegate has heard of a first controller.
  var hasShown = false
  /// The index of the lowest controller that hides the tab bar.
  var bottomBarHider: Int?

  public override init() {
    super.init()
    navigationBar.navigationController = self
  }

  public convenience init(rootViewController: UIViewController) {
    self.init()
    pushViewController(rootViewController, animated: false)
  }

  // MARK: The stack

  /// From root to top. Setting it is `setViewControllers` without animation.
  open var viewControllers: [UIViewController] {
    get { machine.stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// While a finger swipes back, that which is swiped away is not in the stack; a swipe that is cancelled puts it back.
  public var topViewController: UIViewController? { machine.stack.last }

  /// What this or a container of it presents, else the top. For native screens.
  public var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// The controller whose content and bar are shown now. It changes when a transition starts, and with an interactive
  /// pop when that has completed.
  public var topOnScreen: UIViewController? { machine.onScreen.last }

  /// Replaces the stack. The visible change is one transition from the old top to the new: a pop when the new top was
  /// in the old stack, else a push, and none when the two are the same.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(with: viewControllers, animated: animated)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }

  /// Pops the top and returns it. With a stack of one: nil, and nothing happens.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard machine.stack.count > 1 else { return nil }
    return pop(toIndex: machine.stack.count - 2, animated: animated).last
  }

  /// Pops all that is above `viewController` and returns it, from the lowest to the top. Nil, and a diagnostic, when
  /// the controller is not in the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = machine.stack.firstIndex(identical: viewController) else {
      refuse("Tried to pop to a view controller that doesn't exist: <\(viewController.className)>.")
      return nil
    }
    return pop(toIndex: index, animated: animated)
  }

  /// Pops all but the root and returns it, from the lowest to the top. Nil with an empty stack.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    machine.stack.isEmpty ? nil : pop(toIndex: 0, animated: animated)
  }

  // MARK: The bar

  /// Whether the bar is hidden, for whatever is pushed, until it is set again (uikit-behaviour §2).
  open var isNavigationBarHidden: Bool {
    get { wantsBarHidden || stackAround != nil }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar. `isNavigationBarHidden` and the safe area change with the call; the bar of a stack that is
  /// shown slides for 200 ms when the change is animated (uikit-behaviour §5).
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != wantsBarHidden else { return }
    wantsBarHidden = hidden
    navigationBar.isHidden = isNavigationBarHidden
    barChanged()
    setNeedsStatusBarAppearanceUpdate()
    if animated, appearanceState == .didAppear, stackAround == nil { slideBar(isHidden: hidden) }
  }

  /// Whether a swipe hides the bar. Nothing scrolls here: it is remembered.
  open var hidesBarsOnSwipe = false

  /// Asked when a finger taps the back button: whether to pop.
  open func navigationBarShouldPop() -> Bool { true }

  // MARK: As a container

  open override func loadView() {
    super.loadView()
    view.addSubview(navigationBar)
  }

  open override var childForStatusBarHidden: UIViewController? { topViewController }
  open override var childForStatusBarStyle: UIViewController? { topViewController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }

  open override var childrenForAppearance: [UIViewController] { topOnScreen.map { [$0] } ?? [] }

  open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if !isAppearing { endTransitionAtOnce() }
    super.beginAppearanceTransition(isAppearing, animated: animated)
    if isAppearing, appearanceState == .willAppear { installView(of: topOnScreen) }
  }

  open override func endAppearanceTransition() {
    super.endAppearanceTransition()
    showWhatWaited()
  }

  open override func placeOfChild(_ child: UIViewController, in bounds: CGRect) -> CGRect {
    contentFrame(of: child, in: bounds)
  }

  override var controllerForExtendedLayout: UIViewController { topOnScreen?.controllerForExtendedLayout ?? self }

  override func layoutContainer() {
    placeBarAndContent()
    tellFirstShow()
    startNextTransition()
  }

  /// Nothing is left to do: whenever the bar is placed, the one that it covers is told.
  override func updateSafeAreaOfChildren() {}

  open override var safeAreaInsetsForChildren: UIEdgeInsets {
    if isNavigationBarHidden { return outerSafeAreaInsets + additionalSafeAreaInsets }
    let bar = barPlace
    var insets = bar.outer + additionalSafeAreaInsets
    insets.top = max(insets.top, bar.bottom)
    return insets
  }

  override func letGo(of child: UIViewController) {
    if machine.stack.contains(identical: child) {
      change(to: machine.stack.filter { $0 !== child }, animated: false)
    } else {
      super.letGo(of: child)
    }
  }
}
