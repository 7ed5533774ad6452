internal import NavbridgeVocabulary
internal import NavbridgeWire

extension RoutingRules {
  /// Plans a `navigate`: the first rule that matches decides (native-router §6).
  func navigate(
    to route: NativeRoute?, in stack: String?, then nested: NavigationAction?, state: RouterState
  ) throws(NativeRouterError) -> NavigationPlan {
    guard route != nil || stack != nil || nested != nil else {
      throw NativeRouterError(
        .emptyNavigate, "A navigate has neither a route nor a stack nor an action. Give it at least one of them.")
    }
    let tab = try tab(stack, for: route, in: state)
    var plan = NavigationPlan(nested: nested)
    guard let route else {
      if let tab { show(tab, in: state, &plan) }
      plan.animateLastTransition()
      return plan
    }
    if state.drawer != nil {
      plan.rules.append(.closeDrawer)
      plan.steps.append(.closeDrawer)
    }
    if try presents(route) {
      present(route, over: tab, in: state, &plan)
    } else {
      if !state.modals.isEmpty {
        plan.rules.append(.dismissModals)
        plan.steps.append(.dismissModals(state.modals.count))
      }
      go(to: route, in: tab, state: state, &plan)
    }
    plan.animateLastTransition()
    return plan
  }

  /// Plans the selection of a tab, which the modals and the drawer would cover.
  func show(_ tab: Int, in state: RouterState, _ plan: inout NavigationPlan) {
    if state.drawer != nil { plan.steps.append(.closeDrawer) }
    if !state.modals.isEmpty { plan.steps.append(.dismissModals(state.modals.count)) }
    if tab != state.selected { plan.steps.append(.selectTab(tab)) }
  }

  /// R1.
  private func present(_ route: NativeRoute, over tab: Int?, in state: RouterState, _ plan: inout NavigationPlan) {
    plan.rules.append(.modal)
    plan.examined += 1
    if let top = state.modals.last?.chain.last, top.route.isDestination(of: route) {
      plan.steps.append(.mergeParams(key: top.route.key, route.params))
      return
    }
    if let tab, tab != state.selected { plan.steps.append(.selectTab(tab)) }
    plan.steps.append(.present(route))
  }

  /// R3 to R7, against the tabs.
  private func go(to route: NativeRoute, in tab: Int?, state: RouterState, _ plan: inout NavigationPlan) {
    let target = tab ?? state.selected
    let select: [PlanStep] = target == state.selected ? [] : [.selectTab(target)]
    let chain = state.tabs[target].chain
    if let found = youngest(chain, for: route, &plan) {
      let isCurrent = found == chain.count - 1
      let key = chain[found].route.key
      plan.rules.append(isCurrent ? .current : .earlier)
      plan.steps += select + (isCurrent ? [] : [.popTo(key: key)]) + [.mergeParams(key: key, route.params)]
      return
    }
    let roots = state.tabs.map { $0.chain[0].route }
    plan.examined += roots.count
    if let other = roots.firstIndex(where: route.hasKey) ?? roots.firstIndex(where: { $0.isDestination(of: route) }) {
      plan.rules.append(.rootOfTab)
      if other != state.selected { plan.steps.append(.selectTab(other)) }
      if state.tabs[other].hasMoreThanRoot { plan.steps.append(.popToRoot(tab: other)) }
      plan.steps.append(.mergeParams(key: roots[other].key, route.params))
      return
    }
    plan.rules.append(select.isEmpty ? .push : .otherTab)
    plan.steps += select + [.push(route)]
  }

  /// Returns the position of the coordinator that has the route's key, or else of the youngest with its name.
  private func youngest(_ chain: [RouterState.Screen], for route: NativeRoute, _ plan: inout NavigationPlan) -> Int? {
    var named: Int?
    for index in chain.indices.reversed() {
      plan.examined += 1
      if chain[index].route.hasKey(of: route) { return index }
      if named == nil, chain[index].route.name.isExactly(route.name) { named = index }
      // Without a key, an older coordinator cannot be a better match.
      if named != nil, route.key.isEmpty { break }
    }
    return named
  }
}

extension RouterState.Tab {
  /// True if the first screen is the one with which the tab has begun.
  var hasInitialRoot: Bool { chain[0].route.name.isExactly(rootRoute.name) }

  /// True if a pop to the root would remove a view controller.
  var hasMoreThanRoot: Bool { chain.count > 1 || chain[0].views > 1 }
}
