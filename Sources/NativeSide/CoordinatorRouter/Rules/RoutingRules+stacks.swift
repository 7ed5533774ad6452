internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The actions on the active stack (native-router §4).
extension RoutingRules {
  func goBack(in state: RouterState) throws(NativeRouterError) -> NavigationPlan {
    var plan = NavigationPlan()
    let chain = state.activeChain
    if state.drawer != nil {
      plan.steps = [.closeDrawer]
    } else if state.current.views > 1 {
      plan.steps = [.popView]
    } else if chain.count > 1 {
      plan.steps = [.popTo(key: chain[chain.count - 2].route.key)]
    } else if !state.modals.isEmpty {
      plan.steps = [.dismissModals(1)]
    } else {
      throw nothingBelow(chain[0])
    }
    plan.animateLastTransition()
    return plan
  }

  func setParams(_ params: JSONObject?, in state: RouterState) -> NavigationPlan {
    var plan = NavigationPlan()
    if params != nil { plan.steps = [.mergeParams(key: state.current.route.key, params)] }
    return plan
  }

  func push(_ params: NavigateParams?, in state: RouterState) throws(NativeRouterError) -> NavigationPlan {
    guard let params else {
      throw NativeRouterError(.missingParams, "A push has no parameters. Give it the route of the new screen.")
    }
    var plan = NavigationPlan()
    if let tab = try tab(params.stack, for: params.route, in: state) { show(tab, in: state, &plan) }
    plan.steps.append(try presents(params.route) ? .present(params.route) : .push(params.route))
    plan.animateLastTransition(params.animated)
    return plan
  }

  func pop(_ params: PopParams, in state: RouterState) throws(NativeRouterError) -> NavigationPlan {
    var plan = NavigationPlan()
    let chain = state.activeChain
    if let key = params.toKey {
      let index = try index(of: key, in: chain, for: "A pop", &plan)
      if index < chain.count - 1 { plan.steps = [.popTo(key: key)] }
    } else if params.count > 0 {
      if chain.count > 1 {
        plan.steps = [.popTo(key: chain[max(0, chain.count - 1 - params.count)].route.key)]
      } else if !state.modals.isEmpty {
        plan.steps = [.dismissModals(1)]
      } else {
        throw nothingBelow(chain[0])
      }
    }
    plan.animateLastTransition(params.animated)
    return plan
  }

  func replace(_ params: NavigateParams?, in state: RouterState) throws(NativeRouterError) -> NavigationPlan {
    guard let params else {
      throw NativeRouterError(.missingParams, "A replacement has no parameters. Give it the route of the new screen.")
    }
    var plan = NavigationPlan()
    var chain = state.activeChain
    if let tab = try tab(params.stack, for: params.route, in: state) {
      show(tab, in: state, &plan)
      chain = state.tabs[tab].chain
    }
    var key = chain[chain.count - 1].route.key
    if let replaced = params.replaceKey {
      key = chain[try index(of: replaced, in: chain, for: "A replacement by '\(params.route.name)'", &plan)].route.key
    }
    plan.steps.append(.replace(key: key, params.route))
    plan.animateLastTransition(params.animated)
    return plan
  }

  func popToTop(in state: RouterState) -> NavigationPlan {
    var plan = NavigationPlan()
    let chain = state.activeChain
    if chain.count > 1 || chain[0].views > 1 { plan.steps = [.popToRoot(tab: nil)] }
    plan.animateLastTransition()
    return plan
  }

  private func index(
    of key: String, in chain: [RouterState.Screen], for what: String, _ plan: inout NavigationPlan
  ) throws(NativeRouterError) -> Int {
    for index in chain.indices.reversed() {
      plan.examined += 1
      if chain[index].route.key.isExactly(key) { return index }
    }
    let keys = chain.map { "'\($0.route.key)'" }.joined(separator: ", ")
    throw NativeRouterError(
      .unknownKey,
      "\(what) names the key '\(cut: key)', which no screen of the active stack has. Its keys are \(cut: keys).")
  }

  private func nothingBelow(_ screen: RouterState.Screen) -> NativeRouterError {
    NativeRouterError(
      .unhandled, "There is nothing to go back to: '\(cut: screen.route.name)' is the first screen of its tab.")
  }
}
