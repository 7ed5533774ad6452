internal import HeadlessUIKit
internal import Shared

/// A centre with drawers beside it (rnn-layouts §10).
final class RNNSideMenuViewController: MMDrawerController, RNNLayoutProtocol {
  let layoutState: RNNLayoutState
  let layoutType = RNNLayoutType.sideMenuRoot
  /// The left one, the centre, the right one, of those that there are.
  private let places: [RNNSideMenuChildViewController]
  var animationType: SideMenuAnimationType?

  init(_ state: RNNLayoutState, children: [any RNNLayoutProtocol]) throws(NativeException) {
    var places: [RNNSideMenuChildViewController] = []
    for child in children {
      guard let place = child as? RNNSideMenuChildViewController else {
        throw .unknownSideMenuControllerType("\(Swift.type(of: child))")
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

  /// Its own list, also before the drawers are in place.
  override var children: [UIViewController] { places }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "SideMenuContainer"
    centerViewController = place(.sideMenuCenter)
    leftDrawerViewController = place(.sideMenuLeft)
    rightDrawerViewController = place(.sideMenuRight)
    for side in [MMDrawerSide.left, .right] { placeClosedDrawer(side) }
  }

  /// A drawer's before the view has loaded, too.
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

  // MARK: - As a layout

  /// The side that is open, or the centre.
  func getCurrentChild() -> (any RNNLayoutProtocol)? {
    switch openSide {
    case .left: place(.sideMenuLeft)
    case .right: place(.sideMenuRight)
    case .none: place(.sideMenuCenter)
    }
  }

  /// With a side open, what the centre says of the menu comes before all else.
  func resolveOptions() -> ResolvedOptions {
    let base = resolveOptionsOfContainer()
    guard openSide != .none, let center = place(.sideMenuCenter) else { return base }
    return ResolvedOptions(center.resolveOptions().only(.sideMenu).layers + base.layers)
  }

  /// The current child, for which a command may wait, then the other sides.
  func render() {
    let current = getCurrentChild()
    renderCurrentChild()
    for place in places where place !== current { place.render() }
  }

  // MARK: - What options ask for

  /// Opens a side, or closes whatever is open.
  func setVisible(_ isVisible: Bool, _ side: MMDrawerSide) {
    if isVisible { openDrawerSide(side, animated: true) } else { closeDrawer(animated: true) }
  }

  /// How far a side opens, in points.
  func setWidth(_ width: Double, of side: MMDrawerSide) {
    setMaximumWidth(width, of: side)
    placeClosedDrawer(side)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for side in [MMDrawerSide.left, .right] { placeClosedDrawer(side) }
  }

  /// A drawer that is not shown has the place already that it will have when it is open.
  private func placeClosedDrawer(_ side: MMDrawerSide) {
    guard let bounds = viewIfLoaded?.bounds, let drawer = drawerViewController(for: side)?.view,
      drawer.superview == nil
    else { return }
    drawer.frame = openPlace(of: side, in: bounds)
  }
}
