internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The actions on the whole app and on the drawers (native-router §4).
extension RoutingRules {
  func reset(_ state: RouterState) -> NavigationPlan {
    var plan = NavigationPlan()
    if state.drawer != nil { plan.steps.append(.closeDrawer) }
    if !state.modals.isEmpty { plan.steps.append(.dismissModals(state.modals.count)) }
    for (index, tab) in state.tabs.enumerated() {
      if tab.hasMoreThanRoot { plan.steps.append(.popToRoot(tab: index)) }
      let (root, initial) = (tab.chain[0].route, tab.rootRoute)
      if !(root.name.isExactly(initial.name)
        && NativeRoute(key: initial.key, name: root.name, params: root.params) == initial)
      {
        plan.steps.append(.restoreRoot(tab: index))
      }
    }
    return plan
  }

  func resetHome(_ state: RouterState) -> NavigationPlan {
    var plan = reset(state)
    if let home = state.tabIndex(named: home), home != state.selected { plan.steps.append(.selectTab(home)) }
    return plan
  }

  func openDrawer(_ drawer: DrawerState?, in state: RouterState) -> NavigationPlan {
    let side = (drawer ?? DrawerState()).side
    var plan = NavigationPlan()
    if state.drawer != side {
      if state.drawer != nil { plan.steps.append(.closeDrawer) }
      plan.steps.append(.openDrawer(side))
    }
    plan.animateLastTransition()
    return plan
  }

  func closeDrawer(in state: RouterState) -> NavigationPlan {
    var plan = NavigationPlan()
    if state.drawer != nil { plan.steps = [.closeDrawer] }
    plan.animateLastTransition()
    return plan
  }

  func toggleDrawer(_ drawer: DrawerState?, in state: RouterState) -> NavigationPlan {
    state.drawer == (drawer ?? DrawerState()).side ? closeDrawer(in: state) : openDrawer(drawer, in: state)
  }
}
