internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The view controller of a script screen. It is made from a route: the surface runs the component of the route's name,
/// with the route's parameters and key as properties (native-router §7.4).
final class EntainScreen: UIViewController {
  private(set) var route: NativeRoute
  private weak var bridge: (any NavigationBridge)?
  private(set) var surfaceView: EntainSurfaceView?
  /// The reason for which the screen is shown, for the error of a component that the script has not registered.
  private let shownBy: String
  private let live: LiveObjects.Token?

  init(_ route: NativeRoute, bridge: (any NavigationBridge)?, shownBy: String) {
    (self.route, self.bridge, self.shownBy) = (route, bridge, shownBy)
    live = bridge?.host.liveObjects.count(EntainScreen.self)
    super.init()
    title = route.params["title"]?.string ?? route.name
  }

  /// The properties of the surface.
  var properties: JSONObject {
    var properties = route.params
    properties["key"] = .string(route.key)
    return properties
  }

  // MARK: - The surface

  /// Runs the surface in the current script context. Without one, the next context runs it. After a reload it runs
  /// another one.
  func mount() {
    guard let bridge, bridge.isScriptLoaded else { return }
    surfaceView?.removeFromSuperview()
    let made = EntainSurfaceView(moduleName: route.name, componentId: route.key)
    made.shownBy = shownBy
    surfaceView = made
    bridge.host.run(made, properties: properties)
    viewIfLoaded?.addSubview(made)
    viewIfLoaded?.setNeedsLayout()
    bridge.screen(.mount, route)
  }

  /// Gives the surface the parameters of a route that differs in nothing else.
  func update(_ route: NativeRoute) {
    self.route = route
    title = route.params["title"]?.string ?? route.name
    var complete = properties
    complete["componentId"] = .string(route.key)
    surfaceView?.surface?.setProperties(.object(complete))
    bridge?.screen(.update, route)
  }

  func unmount() {
    guard let surfaceView else { return }
    surfaceView.removeFromSuperview()
    surfaceView.stop()
    self.surfaceView = nil
    bridge?.screen(.unmount, route)
  }

  // MARK: - The view

  override func loadView() {
    super.loadView()
    if let surfaceView { view.addSubview(surfaceView) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    surfaceView?.place(in: view.bounds, insets: safeAreaInsets)
  }

  // MARK: - Appearance

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    bridge?.screen(.willAppear, route)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    bridge?.screen(.didAppear, route)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    bridge?.screen(.willDisappear, route)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    bridge?.screen(.didDisappear, route)
  }
}

/// The surface of a script screen. The bars cover parts of it.
final class EntainSurfaceView: RCTSurfaceHostingView {
  private var insets = UIEdgeInsets.zero

  override var coveredInsets: UIEdgeInsets { insets }

  func place(in bounds: CGRect, insets: UIEdgeInsets) {
    self.insets = insets
    frame = bounds
    sendPlace()
  }
}
