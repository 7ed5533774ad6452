package import NavbridgeVocabulary
internal import NavbridgeWire

/// Decides which steps perform an action, without executing them (native-router §4, §6).
package struct RoutingRules {
  /// The name of the tab that `resetHome` selects.
  package let home: String
  /// Returns true for a route whose coordinator presents its screen.
  package let presents: (NativeRoute) throws(NativeRouterError) -> Bool

  package init(home: String, presents: @escaping (NativeRoute) throws(NativeRouterError) -> Bool) {
    (self.home, self.presents) = (home, presents)
  }

  /// Returns the plan of an action in a state.
  ///
  /// - Throws: the failure of an action that cannot be performed in this state.
  package func plan(for action: NavigationAction, in state: RouterState) throws(NativeRouterError) -> NavigationPlan {
    switch action {
    case .goBack: try goBack(in: state)
    case .setParams(let params): setParams(params, in: state)
    case .navigate(let nested, let route, let stack):
      try navigate(to: route, in: stack, then: nested, state: state)
    case .reset: reset(state)
    case .resetHome: resetHome(state)
    case .openDrawer(let drawer): openDrawer(drawer, in: state)
    case .closerDrawer: closeDrawer(in: state)
    case .toggleDrawer(let drawer): toggleDrawer(drawer, in: state)
    case .push(let params): try push(params, in: state)
    case .pop(let params): try pop(params ?? PopParams(), in: state)
    case .replace(let params): try replace(params, in: state)
    case .popToTop: popToTop(in: state)
    }
  }

  /// Returns the position of the tab that an action names. Nil if it names none.
  func tab(_ name: String?, for route: NativeRoute?, in state: RouterState) throws(NativeRouterError) -> Int? {
    guard let name else { return nil }
    if let index = state.tabIndex(named: name) { return index }
    let names = state.tabs.map { "'\($0.name)'" }.joined(separator: ", ")
    let what = route.map { "The route '\(cut: $0.name)'" } ?? "The action"
    throw NativeRouterError(
      .unknownStack, "\(what) names the stack '\(cut: name)', but the app has no such tab. Its tabs are \(names).")
  }
}
