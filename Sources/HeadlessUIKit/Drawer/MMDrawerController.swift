internal import Shared

/// A centre with a drawer on either side, as the third-party class that RNN's side menu is built on (rnn-layouts §10).
///
/// Its known faults are kept, each with a diagnostic that names it.
open class MMDrawerController: UIViewController {
  var machine = DrawerMachine()
  var left = DrawerSide()
  var right = DrawerSide()
  var storedCenter: UIViewController?
  public let centerContainer = MMDrawerCenterContainerView()
  /// Darkens the centre below a drawer that lies above it.
  let overlay = UIView()
  var completion: ((Bool) -> Void)?
  var timer: TimerToken?
  var busy: Int?
  /// The application that a motion keeps busy: the drawer may be taken out of it meanwhile.
  var busyApplication: UIApplication?
  /// Whether the side that closes had been dragged open and let go: above the centre it is not told (known fault).
  var isLettingGo = false
  var animation: AnimationToken?

  /// Where a finger may begin to open a drawer.
  open var openDrawerGestureModeMask: MMOpenDrawerGestureMode = .all
  /// Where a finger may begin to close one.
  open var closeDrawerGestureModeMask: MMCloseDrawerGestureMode = .all

  public override init() { super.init() }

  /// The side that is open. It changes when an opening or closing has ended.
  public var openSide: MMDrawerSide { machine.openSide }

  /// Whether a drawer moves by itself; meanwhile touches on all of it are off.
  public var isAnimatingDrawer: Bool {
    switch machine.motion {
    case .opening, .closing, .stuck: true
    case .dragging, nil: false
    }
  }

  // MARK: The children

  open var centerViewController: UIViewController? {
    get { storedCenter }
    set { replaceCenter(with: newValue) }
  }

  open var leftDrawerViewController: UIViewController? {
    get { left.controller }
    set { replace(.left, with: newValue) }
  }

  open var rightDrawerViewController: UIViewController? {
    get { right.controller }
    set { replace(.right, with: newValue) }
  }

  open func drawerViewController(for side: MMDrawerSide) -> UIViewController? { self[side].controller }

  // MARK: Opening and closing

  /// Opens a side. Ignored, with false for `completion`, while a drawer moves. Opening a side that has no controller
  /// animated leaves the whole stuck; its completion never comes.
  open func openDrawerSide(_ side: MMDrawerSide, animated: Bool, completion: ((Bool) -> Void)? = nil) {
    startOpening(side, animated: animated, completion: completion)
  }

  /// Closes what is open. Ignored, with false for `completion`, while a drawer moves.
  open func closeDrawer(animated: Bool, completion: ((Bool) -> Void)? = nil) {
    startClosing(animated: animated, completion: completion)
  }

  // MARK: As a container

  open override func loadView() {
    super.loadView()
    view.addSubview(centerContainer)
    overlay.alpha = 0
    overlay.isUserInteractionEnabled = false
  }

  open override var childForStatusBarHidden: UIViewController? {
    openSide == .none ? storedCenter : self[openSide].controller
  }
  open override var childForStatusBarStyle: UIViewController? { childForStatusBarHidden }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { childForStatusBarHidden }

  open override var childrenForAppearance: [UIViewController] {
    [storedCenter, self[openSide].controller].compactMap { $0 }
  }

  open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if !isAppearing { finishMotion() }
    super.beginAppearanceTransition(isAppearing, animated: animated)
    if isAppearing, appearanceState == .willAppear { installViews() }
  }

  /// A drawer's is that of the open one.
  open override func placeOfChild(_ child: UIViewController, in bounds: CGRect) -> CGRect {
    guard let side = [MMDrawerSide.left, .right].first(where: { self[$0].controller === child }) else { return bounds }
    return openPlace(of: side, in: bounds)
  }

  override func layoutContainer() { placeViews() }

  override func letGo(of child: UIViewController) {
    if child === storedCenter { return replaceCenter(with: nil) }
    for side in [MMDrawerSide.left, .right] where self[side].controller === child { return replace(side, with: nil) }
    super.letGo(of: child)
  }
}
