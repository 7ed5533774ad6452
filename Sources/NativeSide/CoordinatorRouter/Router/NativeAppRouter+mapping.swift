internal import NavbridgeKernel
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// From routes to coordinators (native-router §8).
extension NativeAppRouter {
  /// Makes the coordinator that the mappings choose for a route, and records the rule that decided.
  ///
  /// - Parameter isInPlace: True for a screen that takes a place on a stack, even if its name is that of a modal.
  func makeCoordinator(_ route: NativeRoute, isInPlace: Bool = false) throws(NativeRouterError) -> NavigationCoordinator
  {
    let answer = try mappings.answer(for: route)
    host.trace?.record(
      .mapping, subject: route.name, action: "rule \(answer.rule)", id: "\(answer.type)")
    return make(answer, route, isInPlace: isInPlace)
  }

  /// Makes the first coordinator of a tab. A route whose mapping is contradictory gets a script coordinator.
  func makeRootCoordinator(_ route: NativeRoute) -> NavigationCoordinator {
    do throws(NativeRouterError) {
      return try makeCoordinator(route, isInPlace: true)
    } catch {
      reportMisuse(error.message)
      return make(MappingAnswer(rule: 4, .react), route, isInPlace: true)
    }
  }

  private func make(_ answer: MappingAnswer, _ route: NativeRoute, isInPlace: Bool) -> NavigationCoordinator {
    guard let bridge else { preconditionFailure("The router outlives its bridge.") }
    return switch answer.coordinator {
    case .modalReact where !isInPlace:
      factory.makeModalReactCoordinator(route, router: self, navigationBridge: bridge)
    case .react, .modalReact: factory.makeReactCoordinator(route, router: self, navigationBridge: bridge)
    case .native(let type): factory.makeNativeCoordinator(type, route, router: self)
    }
  }

  /// Returns the reason for which a coordinator shows its screen, as the end of a sentence: the root of a tab, or an action
  /// with its origin, each with its place in the app's declaration.
  func reason(for coordinator: NavigationCoordinator) -> String {
    if case .head(let stack)? = coordinator.place, let tab = tabs.firstIndex(where: { $0 === stack }) {
      return "as the root of the tab '\(cut: app.tabs[tab].name)'"
        + remark(at: [.member("tabs"), .item(tab), .member("root")])
    }
    let request = running?.request
    let screen = app.place(ofScreenNamed: coordinator.route.name).map { [JSONStep.member("screens"), .item($0)] }
    let place = (screen ?? request?.template).map(remark) ?? ""
    guard let request else { return "for native code\(place)" }
    return "for the action '\(request.action.kind.rawValue)' of the origin '\(request.origin.rawValue)'\(place)"
  }

  /// The rules with the app's mappings as they are now.
  var rules: RoutingRules {
    RoutingRules(home: app.home) { [mappings] route throws(NativeRouterError) in
      try route.getCoordinator(mappings).presentsModally(route)
    }
  }

  /// Runs the surfaces of all script screens, and of the script's menus, in a new script context.
  package func remountScreens() {
    for case let coordinator as ReactCoordinator in coordinators { coordinator.screen?.mount() }
    for menu in scriptMenus { menu.mount() }
  }
}
