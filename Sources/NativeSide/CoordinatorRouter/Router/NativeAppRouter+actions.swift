internal import NavbridgeKernel
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The handlers of the actions, one for each case (native-router §4).
extension NativeAppRouter {
  /// Forwards an action to its handler, which returns the plan.
  func handle(_ action: NavigationAction) throws(NativeRouterError) -> NavigationPlan {
    switch action {
    case .goBack: try handleGoBack(action)
    case .setParams: try handleSetParams(action)
    case .navigate: try handleNavigate(action)
    case .reset: try handleReset(action)
    case .resetHome: try handleResetHome(action)
    case .openDrawer: try handleOpenDrawer(action)
    case .closerDrawer: try handleCloserDrawer(action)
    case .toggleDrawer: try handleToggleDrawer(action)
    case .push: try handlePush(action)
    case .pop: try handlePop(action)
    case .replace: try handleReplace(action)
    case .popToTop: try handlePopToTop(action)
    }
  }

  private func handleGoBack(_ action: NavigationAction) throws(NativeRouterError) -> NavigationPlan { try plan(action) }
  private func handleSetParams(_ action: NavigationAction) throws(NativeRouterError) -> NavigationPlan {
    try plan(action)
  }
  private func handleNavigate(_ action: NavigationAction) throws(NativeRouterError) -> NavigationPlan {
    try plan(action)
  }
  private func handleReset(_ action: NavigationAction) throws(NativeRouterError) -> NavigationPlan { try plan(action) }
  private func handleResetHome(_ action: NavigationAction) throws(NativeRouterError) -> NavigationPlan {
    try plan(action)
  }
  private func handleOpenDrawer(_ action: NavigationAction) throws(NativeRouterError) -> NavigationPlan {
    try plan(action)
  }
  private func handleCloserDrawer(_ action: NavigationAction) throws(NativeRouterError) -> NavigationPlan {
    try plan(action)
  }
  private func handleToggleDrawer(_ action: NavigationAction) throws(NativeRouterError) -> NavigationPlan {
    try plan(action)
  }
  private func handlePush(_ action: NavigationAction) throws(NativeRouterError) -> NavigationPlan { try plan(action) }
  private func handlePop(_ action: NavigationAction) throws(NativeRouterError) -> NavigationPlan { try plan(action) }
  private func handleReplace(_ action: NavigationAction) throws(NativeRouterError) -> NavigationPlan {
    try plan(action)
  }
  private func handlePopToTop(_ action: NavigationAction) throws(NativeRouterError) -> NavigationPlan {
    try plan(action)
  }

  /// Plans an action against the state that its predecessor has left.
  private func plan(_ action: NavigationAction, handler: String = #function) throws(NativeRouterError) -> NavigationPlan
  {
    trace(.perform, "Router", String(handler.prefix { $0 != "(" }), id: action.kind.rawValue)
    var plan = try rules.plan(for: action, in: state)
    if running?.request.origin == .deeplink { plan = plan.ofLink(in: state) }
    host.trace?.record(
      .plan, subject: "RoutingRules", action: "plan", id: action.kind.rawValue,
      payload: [
        "rules": .texts(plan.rules.map(\.rawValue)),
        "steps": .texts(plan.steps.map(\.name)),
        "animated": plan.animated.map { .int(Int64($0)) } ?? .null,
      ])
    return plan
  }
}
