public import HeadlessUIKit
internal import NavbridgeKernel
public import NavbridgeRuntime
public import NavbridgeVocabulary
internal import NavbridgeWire

/// The superclass of coordinators, which supplies what all of them need. A subclass makes a view controller, and
/// overrides only what is special (native-router §7).
///
/// A coordinator holds its children, and knows its parent without holding it. The router holds the first one of each
/// tab.
@MainQueue
open class NavigationCoordinator: CoordinatorWithRouting {
  public internal(set) var route: NativeRoute
  /// The router, which lives as long as the device. A coordinator must not be used once its device has ended.
  public unowned let router: NativeAppRouter
  public internal(set) weak var parent: NavigationCoordinator?
  public internal(set) var children: [NavigationCoordinator] = []
  public internal(set) var viewControllers: [UIViewController] = []

  /// The stack on which the view controllers are.
  weak var stack: NavigationStack?
  /// The place that the router has chosen for the start.
  var place: StartPlace?
  /// True if the start is animated.
  var isStartAnimated = true
  private(set) var phase = Phase.made
  /// The reason for which the last start has failed.
  var startFailure: NativeRouterError?
  private let live: LiveObjects.Token

  enum Phase { case made, started, stopped }

  /// Makes the coordinator of a route. The router calls it when the route is shown first; a subclass that has an
  /// initializer of its own calls it.
  public required init(route: NativeRoute, router: NativeAppRouter) {
    (self.route, self.router) = (route, router)
    live = router.host.liveObjects.count(NavigationCoordinator.self)
  }

  /// Returns true if the coordinator presents its screen. A native coordinator decides this itself.
  open class func presentsModally(_ route: NativeRoute) -> Bool { false }

  /// The navigation controller on which the coordinator's view controllers are.
  public var navigationController: UINavigationController? { stack?.controller }

  // MARK: - For subclasses

  /// Makes the view controller of the coordinator's screen. A subclass must override it.
  open func makeViewController() -> UIViewController {
    preconditionFailure("\(type(of: self)) must override makeViewController().")
  }

  /// Called before the modal of a coordinator that presents itself is presented. An override may set its style.
  open func prepare(_ modal: UINavigationController) {}

  /// Called when the route's parameters have changed.
  open func paramsDidChange() {}

  /// Called when the coordinator has left its chain.
  open func didStop() {}

  // MARK: - Life

  /// Shows the screen: it assigns a key, makes the view controller, links the coordinator to its parent, and then
  /// pushes or presents (native-router §7.2). A coordinator that native code starts without the router comes above the
  /// current one.
  open func start() {
    startFailure = nil
    guard phase == .made else {
      return router.reportMisuse("<\(className)> of the route '\(cut: route.name)' was started a second time.")
    }
    let place = place ?? router.placeAboveCurrent(for: self)
    guard place.isLive else {
      return router.reportMisuse(
        "<\(className)> of the route '\(cut: route.name)' was started from a coordinator that does not run.")
    }
    router.register(self)
    let controller = makeViewController()
    if let reason = place.reasonAgainst(controller) {
      startFailure = NativeRouterError(
        .refused, "UIKit refuses the screen of the route '\(cut: route.name)': \(reason)")
      router.unregister(self)
      return didStop()
    }
    viewControllers = [controller]
    phase = .started
    router.trace(.coordinator, className, "start", id: route.key)
    router.counters.started += 1
    enter(place)
    // It refers to the coordinator's own stack, or to its parent.
    self.place = nil
  }

  /// Stops all that was started from the coordinator, the youngest first, and then the coordinator: it is removed from
  /// its container, unless it is not there any more, and from its parent (native-router §7.3).
  open func stop() {
    guard phase == .started else { return }
    guard parent != nil || !isInContainer else {
      return router.reportMisuse(
        "<\(className)> of the route '\(cut: route.name)' is the first one of its tab and cannot be stopped.")
    }
    if isInContainer {
      leaveContainer()
      router.containersChangedByCode()
    }
    for descendant in descendants.reversed() where descendant !== self { descendant.stop() }
    end()
  }

  /// Ends a coordinator whose view controllers are gone. What was started from it stays.
  func end() {
    guard phase == .started else { return }
    phase = .stopped
    unlink()
    router.trace(.coordinator, className, "stop", id: route.key)
    router.didStop(self)
    viewControllers = []
    didStop()
  }

  /// Merges parameters into the route's. Returns true if they differ from the earlier ones.
  func merge(_ params: JSONObject?) -> Bool {
    guard route.merge(params) else { return false }
    paramsDidChange()
    return true
  }

  /// Replaces the route's parameters.
  func setParams(_ params: JSONObject) {
    route.params = params
    paramsDidChange()
  }

  var isRunning: Bool { phase == .started }
  /// The name of the class. It is read at each report of the state, and it takes time to make.
  private(set) lazy var className = "\(type(of: self))"
}
