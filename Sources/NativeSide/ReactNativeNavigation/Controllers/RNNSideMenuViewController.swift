internal import HeadlessUIKit
internal import NavbridgeKernel

/// A centre with drawers at its sides (rnn-layouts §10).
final class RNNSideMenuViewController: MMDrawerController, RNNLayoutProtocol {
  let layoutState: RNNLayoutState
  let layoutType = RNNLayoutType.sideMenuRoot
  /// The left, centre and right controllers, as far as they exist.
  private let places: [RNNSideMenuChildViewController]
  var animationType: SideMenuAnimationType?

  init(_ state: RNNLayoutState, children: [any RNNLayoutProtocol]) throws(NativeException) {
    var places: [RNNSideMenuChildViewController] = []
    for child in children {
      guard let place = child as? RNNSideMenuChildViewController else {
        throw .unknownSideMenuControllerType("\(Swift.type(of: child))").at("children[\(places.count)]")
      }
      places.append(place)
    }
    self.places = [RNNLayoutType.sideMenuLeft, .sideMenuCenter, .sideMenuRight].compactMap { type in
      places.last { $0.layoutType == type }
    }
    layoutState = state
    super.init()
    for place in self.places { place.menu = self }
    closeDrawerGestureModeMask = .all
    didInit()
  }

  /// The controllers of the places, also before the drawers are installed.
  override var children: [UIViewController] { places }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "SideMenuContainer"
    centerViewController = place(.sideMenuCenter)
    leftDrawerViewController = place(.sideMenuLeft)
    rightDrawerViewController = place(.sideMenuRight)
    for side in [MMDrawerSide.left, .right] { placeClosedDrawer(side) }
  }

  /// Returns the place of a child. A drawer has one before the view has loaded, too.
  override func placeOfChild(_ child: UIViewController, in bounds: CGRect) -> CGRect {
    switch child.asLayout?.layoutType {
    case .sideMenuLeft: openPlace(of: .left, in: bounds)
    case .sideMenuRight: openPlace(of: .right, in: bounds)
    default: bounds
    }
  }

  private func place(_ type: RNNLayoutType) -> RNNSideMenuChildViewController? {
    places.first { $0.layoutType == type }
  }

  // MARK: - Layout

  /// Returns the open side, or else the centre.
  func getCurrentChild() -> (any RNNLayoutProtocol)? {
    switch openSide {
    case .left: place(.sideMenuLeft)
    case .right: place(.sideMenuRight)
    case .none: place(.sideMenuCenter)
    }
  }

  /// Returns the options of the current child and of this container. While a side is open, the centre's options for the
  /// menu win.
  func resolveOptions() -> ResolvedOptions {
    let base = resolveOptionsOfContainer()
    guard openSide != .none, let center = place(.sideMenuCenter) else { return base }
    return ResolvedOptions(center.resolveOptions().only(.sideMenu).layers + base.layers)
  }

  /// Renders the current child first, because a command may wait for it, and then the other places.
  func render() {
    let current = getCurrentChild()
    renderCurrentChild()
    for place in places where place !== current { place.render() }
  }

  // MARK: - Options

  /// Opens a side, or closes the open one.
  func setVisible(_ isVisible: Bool, _ side: MMDrawerSide) {
    if isVisible { openDrawerSide(side, animated: true) } else { closeDrawer(animated: true) }
  }

  /// Sets the width of an open side, in points.
  func setWidth(_ width: Double, of side: MMDrawerSide) {
    setMaximumWidth(width, of: side)
    placeClosedDrawer(side)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for side in [MMDrawerSide.left, .right] { placeClosedDrawer(side) }
  }

  /// Gives a hidden drawer the frame that it will have when it is open.
  private func placeClosedDrawer(_ side: MMDrawerSide) {
    guard let bounds = viewIfLoaded?.bounds, let drawer = drawerViewController(for: side)?.view,
      drawer.superview == nil
    else { return }
    drawer.frame = openPlace(of: side, in: bounds)
  }
}
