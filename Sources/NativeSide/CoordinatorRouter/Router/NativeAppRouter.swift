package import HeadlessUIKit
package import NavbridgeKernel
public import NavbridgeRuntime
public import NavbridgeVocabulary
internal import NavbridgeWire

/// The single funnel of navigation from native code, script, links and gestures. It owns the state (native-router §1,
/// §5).
@MainQueue
public final class NativeAppRouter {
  package unowned let host: NativeHost
  package let app: RouterApp
  /// Decides which coordinator serves a route. Native code asks it, and registers coordinators while the app runs.
  public let mappings: any RouteMapping
  weak var bridge: (any NavigationBridge)?
  weak var observer: (any RouterObserver)?
  let factory = CoordinatorFactory()
  /// The state after the last settled change.
  public internal(set) var state = RouterState(tabs: [])

  // The containers, and the coordinators that stand for what they show.
  package let drawer = MMDrawerController()
  package let tabBarController = UITabBarController()
  var tabs: [NavigationStack] = []
  var modals: [NavigationStack] = []
  /// The coordinators that run, by the keys of their routes.
  var live: [ExactText: NavigationCoordinator] = [:]
  /// The coordinators whose places others have taken, until their view controllers are gone.
  var replaced: [NavigationCoordinator] = []
  /// The keys of the coordinators that were stopped since the last report.
  var removedKeys: [String] = []
  private var nextKey = 1
  private var nextModal = 1

  // The execution.
  var waiting: [RouterRequest] = []
  var running: RunningAction?
  /// True while the code of an action runs. An action that is performed then comes right after it.
  var isHandling = false
  /// True while the end of an action is reported.
  var isSettling = false
  /// The place in `waiting` of the next action that the code of the running action performs.
  var insertion = 0
  /// The time since which an action waits for a user's gesture, on the device's clock.
  var waitsForGestureSince: Int64?
  private(set) var isStarted = false
  var counters = RouterCounters()

  package init(
    host: NativeHost, app: RouterApp, mappings: any RouteMapping, bridge: any NavigationBridge,
    observer: any RouterObserver
  ) {
    (self.host, self.app, self.mappings) = (host, app, mappings)
    (self.bridge, self.observer) = (bridge, observer)
  }

  /// Starts the tabs with their first coordinators, and reports the first state. The actions that were performed before
  /// follow (native-router §10).
  package func start() {
    guard !isStarted else { return }
    makeContainers()
    isStarted = true
    report(.start, origin: .native)
    startSoon()
  }

  /// Performs an action after all earlier ones. It may be called by native code at any time (native-router §5).
  ///
  /// - Parameter completion: Called once, when the action has settled, with its end. The change has been reported then.
  public func perform(
    action: NavigationAction, completion: @escaping @MainQueue (ActionResult) -> Void = { _ in }
  ) {
    perform(action: action, origin: .native, completion: completion)
  }

  /// Performs an action after all earlier ones, and returns its end when it has settled. The code of another action,
  /// such as a coordinator's `start`, must not await it, because this one begins only after that.
  public func result(of action: NavigationAction) async -> ActionResult {
    await withCheckedContinuation { settled in perform(action: action) { settled.resume(returning: $0) } }
  }

  /// Performs an action after all earlier ones. An action that the code of another action performs comes right after
  /// that one.
  ///
  /// - Parameters:
  ///   - template: The position of the link's template, for an action that a link has become.
  ///   - completion: Called once, when the action has settled, after the change was reported.
  package func perform(
    action: NavigationAction, origin: ActionOrigin, template: Int? = nil,
    completion: @escaping (ActionResult) -> Void = { _ in }
  ) {
    counters.performed += 1
    host.trace?.record(
      .perform, subject: "Router", action: "perform", id: action.kind.rawValue,
      payload: ["origin": .string(origin.rawValue)])
    var request = RouterRequest(
      action: action, origin: origin, completion: completion, context: host.trace?.context)
    request.template = template.map { [.member("links"), .member("templates"), .item($0), .member("screen")] }
    if isHandling {
      waiting.insert(request, at: insertion)
      insertion += 1
    } else {
      waiting.append(request)
    }
    startNext()
  }

  // MARK: - Coordinators

  /// The stack on which actions work: that of the highest modal, or else of the selected tab.
  var activeStack: NavigationStack { modals.last ?? tabs[selectedTab] }

  /// All stacks: those of the tabs, then those of the modals.
  var stacks: [NavigationStack] { tabs + modals }

  /// The youngest coordinator of the active stack. Nil before the start.
  public var currentCoordinator: NavigationCoordinator? {
    tabs.isEmpty ? nil : activeStack.head?.youngestChild()
  }

  /// Returns the running coordinator whose route has a key.
  package func coordinator(withKey key: String) -> NavigationCoordinator? { live[ExactText(key)] }

  /// Returns the running coordinator to which a view controller belongs.
  package func coordinator(of controller: UIViewController) -> NavigationCoordinator? {
    guard let stack = (controller.parent as? RouterNavigationController)?.stack else { return nil }
    return stack.chain.last { $0.viewControllers.contains { $0 === controller } }
  }

  /// All running coordinators: those of the tabs, then those of the modals, in the order of their chains.
  package var coordinators: [NavigationCoordinator] { stacks.flatMap(\.chain) }

  /// Gives a coordinator's route a key that no running one has.
  func register(_ coordinator: NavigationCoordinator) {
    let wanted = coordinator.route.key
    if wanted.isEmpty || isTaken(wanted) {
      repeat {
        coordinator.route.key = "\(coordinator.route.name)-\(nextKey)"
        nextKey += 1
      } while isTaken(coordinator.route.key)
    }
    live[ExactText(coordinator.route.key)] = coordinator
  }

  private func isTaken(_ key: String) -> Bool { live[ExactText(key)] != nil || scriptMenu(withKey: key) != nil }

  func unregister(_ coordinator: NavigationCoordinator) { live[ExactText(coordinator.route.key)] = nil }

  func didStop(_ coordinator: NavigationCoordinator) {
    unregister(coordinator)
    counters.stopped += 1
    removedKeys.append(coordinator.route.key)
  }

  /// Makes the stack of the next modal.
  func makeModalStack() -> NavigationStack {
    defer { nextModal += 1 }
    return makeStack("modal\(nextModal)")
  }

  func makeStack(_ navId: String) -> NavigationStack {
    let stack = NavigationStack(navId: navId, controller: RouterNavigationController(router: self))
    stack.controller.stack = stack
    return stack
  }

  // MARK: - Reports

  func trace(
    _ kind: TraceRecord.Kind, _ subject: @autoclosure () -> String, _ action: @autoclosure () -> String,
    id: @autoclosure () -> String? = nil
  ) {
    host.trace?.record(kind, subject: subject(), action: action(), id: id())
  }

  /// Records a fault of the app's own code.
  func reportMisuse(_ sentence: String) { host.diagnostics.record("routerMisuse", sentence) }
}
