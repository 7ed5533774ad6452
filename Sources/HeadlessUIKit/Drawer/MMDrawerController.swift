internal import NavbridgeRuntime

/// A centre with a drawer on either side. It behaves like the third-party class on which RNN's side menu is built
/// (rnn-layouts §10).
///
/// The known defects of that class are reproduced. Each of them emits a diagnostic that names it.
open class MMDrawerController: UIViewController {
  var machine = DrawerMachine()
  var left = DrawerSide()
  var right = DrawerSide()
  var storedCenter: UIViewController?
  /// The view that holds the centre, and moves with it.
  public let centerContainer = MMDrawerCenterContainerView()
  /// The view that darkens the centre below a drawer that lies above it.
  let overlay = UIView()
  var completion: ((Bool) -> Void)?
  var timer: TimerToken?
  /// The part of the running motion that is drawn.
  var progress = TransitionProgress()
  /// The part of the way that a finger has dragged the side. Nil for a finger that has not moved.
  var dragged: Double?
  var busy: Int?
  /// The application that a motion keeps busy. The drawer controller may be removed from it during the motion.
  var busyApplication: UIApplication?
  /// True while a side that was dragged open returns after the finger was lifted. In the mode above the centre its view
  /// controller gets no disappearance callbacks (known defect).
  var isLettingGo = false
  var animation: AnimationToken?

  /// The places where a finger may begin to open a drawer.
  open var openDrawerGestureModeMask: MMOpenDrawerGestureMode = .all
  /// The places where a finger may begin to close a drawer.
  open var closeDrawerGestureModeMask: MMCloseDrawerGestureMode = .all

  /// Called when a motion that a finger began has ended, whichever side is open then. A programmatic motion does not
  /// call it.
  public var gestureCompletion: ((MMDrawerController) -> Void)?

  /// Makes a controller without contents.
  public override init() { super.init() }

  package override var panGestureRecognizers: [UIPanGestureRecognizer] { [MMDrawerPanGestureRecognizer(self)] }

  /// The open side. It changes when an opening or a closing has ended.
  public var openSide: MMDrawerSide { machine.openSide }

  /// True while a drawer moves without a finger. All touches in the drawer controller are disabled meanwhile.
  public var isAnimatingDrawer: Bool {
    switch machine.motion {
    case .opening, .closing, .stuck: true
    case .dragging, nil: false
    }
  }

  // MARK: The children

  /// The content between the drawers.
  open var centerViewController: UIViewController? {
    get { storedCenter }
    set { replaceCenter(with: newValue) }
  }

  /// The content of the left drawer.
  open var leftDrawerViewController: UIViewController? {
    get { left.controller }
    set { replace(.left, with: newValue) }
  }

  /// The content of the right drawer.
  open var rightDrawerViewController: UIViewController? {
    get { right.controller }
    set { replace(.right, with: newValue) }
  }

  /// The content of the drawer of a side.
  open func drawerViewController(for side: MMDrawerSide) -> UIViewController? { self[side].controller }

  // MARK: Opening and closing

  /// Opens a side. While a drawer moves, the call is ignored and `completion` is called with false. An animated opening
  /// of a side that has no view controller leaves the drawer controller stuck, and its completion never runs.
  open func openDrawerSide(_ side: MMDrawerSide, animated: Bool, completion: ((Bool) -> Void)? = nil) {
    startOpening(side, animated: animated, completion: completion)
  }

  /// Closes the open side. While a drawer moves, the call is ignored and `completion` is called with false.
  open func closeDrawer(animated: Bool, completion: ((Bool) -> Void)? = nil) {
    startClosing(animated: animated, completion: completion)
  }

  // MARK: Container behaviour

  open override func loadView() {
    super.loadView()
    view.addSubview(centerContainer)
    overlay.alpha = 0
    overlay.isUserInteractionEnabled = false
  }

  open override var childForStatusBarHidden: UIViewController? {
    openSide == .none ? storedCenter : self[openSide].controller
  }
  /// The centre, or the open drawer.
  open override var childForStatusBarStyle: UIViewController? { childForStatusBarHidden }

  open override var childrenForAppearance: [UIViewController] {
    [storedCenter, self[openSide].controller].compactMap { $0 }
  }

  open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if !isAppearing { finishMotion() }
    super.beginAppearanceTransition(isAppearing, animated: animated)
    if isAppearing, appearanceState == .willAppear { installViews() }
  }

  /// Returns, for a drawer, the frame that it has while it is open.
  open override func placeOfChild(_ child: UIViewController, in bounds: CGRect) -> CGRect {
    guard let side = [MMDrawerSide.left, .right].first(where: { self[$0].controller === child }) else { return bounds }
    return openPlace(of: side, in: bounds)
  }

  override func layoutContainer() { placeViews() }

  override func detach(_ child: UIViewController) {
    if child === storedCenter { return replaceCenter(with: nil) }
    for side in [MMDrawerSide.left, .right] where self[side].controller === child { return replace(side, with: nil) }
    super.detach(child)
  }
}
