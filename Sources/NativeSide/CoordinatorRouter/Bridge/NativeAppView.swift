internal import HeadlessUIKit
package import NavbridgeKernel
package import NavbridgeRuntime
package import NavbridgeVocabulary
package import NavbridgeWire

/// The bridge end of navigation on the native side: it takes the script's requests to the router, and reports every
/// settled change to the script (native-router §1, §10). There is one for the life of the device.
@MainQueue
package final class NativeAppView: HostPart {
  package unowned let host: NativeHost
  package let mappings: RouterMappings
  /// The configuration of routes that overrides their registration.
  package let routeConfig: RemoteRouteConfig
  package private(set) lazy var router = NativeAppRouter(
    host: host, app: mappings.app, mappings: mappings, bridge: self, observer: self)
  private let deeplinks: DeeplinkRouter
  private var startUp = StartUpQueue()

  package init(host: NativeHost) {
    self.host = host
    let settings = host.configuration[CoordinatorRouter.Settings.self]
    routeConfig = RemoteRouteConfig(settings.makeRouteConfigService?())
    mappings = RouterMappings(settings.app, coordinators: settings.coordinators, routeConfigService: routeConfig)
    deeplinks = DeeplinkRouter(settings.app)
  }

  /// The controller in the script framework's window, under which the native app lies.
  private(set) lazy var viewController = NativeAppViewController()
  /// The steps of the start in their order, for `stats/get`. No driver is connected by then that could trace them.
  package var startUpSteps: [String] = []
  /// True from the moment when a script context has loaded until it ends.
  package private(set) var isScriptLoaded = false

  /// The second part of the start: the app's controllers, then the tabs. Links and requests wait until the first state
  /// has been reported.
  package func start() {
    startUpSteps.append("NativeAppView: containers")
    viewController.show(router.drawer)
    router.start()
    host.configuration[CoordinatorRouter.Settings.self].routerStarted?(router)
  }

  // MARK: - Links

  /// Opens a URL. The link router is its first stop, wherever it comes from (native-router §11).
  ///
  /// - Parameter completion: Called once, when the action has settled or the link was refused.
  /// - Returns: false if the URL does not belong to this app, so that the caller may open it elsewhere.
  @discardableResult
  package func openURL(_ url: String, completion: @escaping @MainQueue (ActionResult) -> Void = { _ in }) -> Bool {
    host.trace?.enter(.deeplink, subject: "DeeplinkRouter", action: "open", id: url)
    do throws(NativeRouterError) {
      let match = try deeplinks.match(url)
      host.trace?.record(.deeplink, subject: "DeeplinkRouter", action: "match", id: match.pattern)
      admit(.link) { [unowned self] in
        router.perform(
          action: match.action, origin: .deeplink, template: match.template, completion: completion)
      }
      return true
    } catch {
      host.trace?.record(.deeplink, subject: "DeeplinkRouter", action: error.code.rawValue, id: url)
      host.diagnostics.record(error.code.rawValue, error.message)
      completion(ActionResult(seq: router.state.seq, error: error))
      return error.code != .notOurs
    }
  }

  // MARK: - Requests of the script

  /// Performs an action of the script.
  package func perform(_ json: JSON, completion: @escaping @MainQueue (ActionResult) -> Void) {
    host.trace?.enter(.handler, subject: "NativeAppView", action: "perform")
    do throws(NativeRouterError) {
      let members = MemberReader<NativeRouterError>(json, of: "NativeAppView.perform", at: [.member("action")])
      let action = try NavigationAction(members)
      admit(.request) { [unowned self] in router.perform(action: action, origin: .script, completion: completion) }
    } catch {
      completion(ActionResult(seq: router.state.seq, error: error))
    }
  }

  /// Calls `completion` with the state, after start-up.
  package func getState(completion: @escaping @MainQueue (RouterState) -> Void) {
    admit(.request) { [unowned self] in completion(router.state) }
  }

  /// Runs work now, or after start-up with its cause.
  private func admit(_ kind: StartUpQueue.Kind, _ work: @escaping @MainQueue @Sendable () -> Void) {
    if startUp.isOver { work() } else { startUp.append(kind, host.keepingCause(work)) }
  }

  // MARK: - Script contexts

  /// Runs the surfaces of the live script screens, and then sends the state to the script that has just loaded, so that
  /// its mirror begins with it.
  package func scriptDidLoad() {
    isScriptLoaded = true
    guard startUp.isOver else { return }
    router.remountScreens()
    send(router.state, reason: NativeAppViewDeclaration.contextBegan, .native, removedKeys: [])
  }

  package func scriptDidEnd() { isScriptLoaded = false }

  private func send(_ state: RouterState, reason: String, _ origin: ActionOrigin, removedKeys: [String]) {
    host.session?.emit(
      NativeAppViewDeclaration.declared.state, state.seq, reason, origin.rawValue,
      .texts(removedKeys), state.json)
  }
}

extension NativeAppView: RouterObserver {
  package func router(_ router: NativeAppRouter, didSettle change: RouterChange) {
    send(change.state, reason: change.reason.rawValue, change.origin, removedKeys: change.removedKeys)
    guard !startUp.isOver else { return }
    startUpSteps.append("Router: state \(change.state.seq)")
    let waiting = startUp.end()
    startUpSteps.append("NativeAppView: \(waiting.count) links and requests")
    for work in waiting { work() }
  }

  package func router(_ router: NativeAppRouter, didAttemptToDismiss key: String) {
    guard let screen = router.state.modals.flatMap(\.chain).first(where: { $0.route.key.isExactly(key) }) else {
      return
    }
    send(NativeAppViewDeclaration.dismissAttempted, screen.route)
  }
}

extension NativeAppView: NavigationBridge {
  package func screen(_ operation: ScreenOperation, _ route: NativeRoute) { send(operation.rawValue, route) }

  private func send(_ operation: String, _ route: NativeRoute) {
    host.session?.emit(
      NativeAppViewDeclaration.declared.screen, operation, route.key, route.name, .object(route.params))
  }
}
