public import NavbridgeRuntime
internal import NavbridgeWire

/// A screen that a container has made for a route (typed-routing §8). It lives as long as its route is in its place.
@ScriptThread
public final class MountedScreen: Identifiable {
  /// The screen's number within its tree. A route that is mounted again gets another one.
  public nonisolated let id: Int
  /// The route that the screen shows.
  public let route: AnyRoute
  /// The place of the screen within its container.
  public let place: ScreenPlace
  /// The description from which the renderer makes the native screen.
  public let screen: Screen
  /// The object that the screen holds.
  public let model: AnyObject?
  /// The error that the screen shows, if its route was not found.
  public let error: RouterError?
  /// The router of the container that shows the screen.
  public private(set) weak var router: Router?
  /// True from the time that the screen appears until it disappears.
  public private(set) var isVisible = false

  private var lastLog: Int64?
  private var subscriptions: [RoutingSubscription]?

  init(_ route: AnyRoute, at place: ScreenPlace, _ router: Router, _ mapping: ScreenMapping, content: Screen? = nil) {
    id = router.tree.nextScreen()
    self.route = route
    self.place = place
    self.router = router
    let found = content ?? mapping.screen(route.wrapped)
    error = found == nil ? .routeNotFound(route: route.wrapped, in: mapping.destination) : nil
    screen = found ?? Screen("navbridge.RouteNotFound", props: ["text": .string("\(error!)")])
    model = screen.model?(router)
    if let error { report(error, router) }
  }

  /// True if this pushed screen hides the tab bar.
  public var hidesTabBar: Bool {
    if case .pushed = place, case .tab(_, true) = router?.type { true } else { false }
  }

  /// Notes that the screen has appeared: the renderer reports it. The screen's observers are registered.
  public func appeared() {
    guard !isVisible, let router else { return }
    isVisible = true
    log(.onAppear(route.wrapped))
    let isFirst = subscriptions == nil
    if isFirst { subscriptions = [] }
    for modifier in screen.modifiers {
      switch modifier {
      case .appear(let perform): perform(router)
      case .observe(let register): if isInPlace { register(router, route, pathCount) }
      case .subscribe(let subscribe): if isFirst { subscriptions?.append(subscribe(router)) }
      case .disappear: break
      }
    }
  }

  /// Notes that the screen has disappeared: the renderer reports it.
  public func disappeared() {
    guard isVisible else { return }
    isVisible = false
    log(.onDisappear(route.wrapped))
    guard let router else { return }
    for case .disappear(let perform) in screen.modifiers { perform(router) }
  }

  /// Taps the first link with a text, as a person does.
  ///
  /// - Returns: false if the screen shows no such link, or the link has no route.
  @discardableResult
  public func tapLink(_ label: String) -> Bool {
    guard let router, let link = screen.links.first(where: { $0.label == label }), link.route != nil else {
      return false
    }
    link.tap(in: router)
    return true
  }

  /// Notes that a presentation above the screen has gone.
  func uncovered() {
    if isVisible { log(.onAppear(route.wrapped)) } else { appeared() }
  }

  /// The length of the path when this screen is the top one.
  private var pathCount: Int { if case .pushed(let index) = place { index + 1 } else { 0 } }

  /// False if the route has left its place meanwhile.
  private var isInPlace: Bool {
    switch place {
    case .root: router?.root == route
    case .content: router?.contentRoute == route
    case .detail: router?.detailRoute == route
    case .pushed(let index): router?.path.indices.contains(index) == true && router?.path[index] == route
    }
  }

  /// Logs, unless this screen has logged an appearance or a disappearance less than 50 ms before.
  private func log(_ message: LoggerMessage) {
    guard let router else { return }
    let now = router.tree.now()
    if let lastLog, now - lastLog < .milliseconds(50) { return }
    lastLog = now
    router.log(message)
  }

  private func report(_ error: RouterError, _ router: Router) {
    router.log(.error(error))
    if router.configuration.shouldCrashOnRouteNotFound { fatalError("\(error)") }
  }
}
