package import NavbridgeVocabulary
package import NavbridgeWire
internal import OrderedCollections

/// The steps of an action, as a value (native-router §6).
package struct NavigationPlan: Sendable, Equatable {
  /// The rules of `RoutingRules` that gave the steps, in their order. None for an action that is no `navigate`.
  package var rules: [RoutingRule] = []
  package var steps: [PlanStep] = []
  /// The position of the only step that is animated. Nil if none is.
  package var animated: Int?
  /// The action that is performed on the destination afterwards.
  package var nested: NavigationAction?
  /// The number of coordinators that were compared with the route or a key.
  package var examined = 0

  /// Returns the plan of a link's action: a screen that is there already shows the link's parameters, as a new one
  /// would, and none of an earlier link. The first screen of a tab keeps its initial ones beside them (native-router
  /// §11).
  func ofLink(in state: RouterState) -> NavigationPlan {
    var plan = self
    plan.steps = steps.map { step in
      guard case .mergeParams(let key, let params) = step else { return step }
      let initial = state.tabs.first { $0.chain[0].route.key.isExactly(key) && $0.hasInitialRoot }?.rootRoute.params
      return .replaceParams(key: key, (initial ?? [:]).merging(params ?? [:]) { $1 })
    }
    return plan
  }

  /// Animates the last step that a user sees.
  mutating func animateLastTransition(_ isWanted: Bool = true) {
    animated = isWanted ? steps.lastIndex(where: \.isTransition) : nil
  }
}

/// The rules for a `navigate`, by their names in native-router §6.
package enum RoutingRule: String, Sendable {
  /// A drawer is open, and is closed first.
  case closeDrawer = "R0"
  /// The route is modal, and is presented over the highest controller.
  case modal = "R1"
  /// The route is not modal, and all modals are dismissed first.
  case dismissModals = "R2"
  /// The tab's current coordinator is the destination.
  case current = "R3"
  /// An earlier coordinator of the tab's chain is the destination.
  case earlier = "R4"
  /// The first coordinator of some tab is the destination.
  case rootOfTab = "R5"
  /// The screen is pushed in a tab that is selected first.
  case otherTab = "R6"
  /// The screen is pushed on the active stack.
  case push = "R7"
}

/// A primitive step of a plan (native-router §6).
package enum PlanStep: Sendable, Equatable {
  case closeDrawer
  case openDrawer(DrawerState.Side)
  /// Dismisses a number of modals, from the highest down.
  case dismissModals(Int)
  case selectTab(Int)
  /// Pops to the last view controller of a coordinator of the active stack.
  case popTo(key: String)
  /// Pops the active stack to its first view controller, or the stack of a tab.
  case popToRoot(tab: Int?)
  /// Pops the last view controller of the current coordinator, which shows several.
  case popView
  case present(NativeRoute)
  case push(NativeRoute)
  /// Exchanges the coordinator of the active stack that has a key.
  case replace(key: String, NativeRoute)
  case mergeParams(key: String, JSONObject?)
  /// Gives a screen other parameters in place of those that it has.
  case replaceParams(key: String, JSONObject)
  /// Gives the first screen of a tab its initial parameters, or starts the initial screen if another is there.
  case restoreRoot(tab: Int)

  /// True for a step that a user sees as a transition.
  package var isTransition: Bool {
    switch self {
    case .selectTab, .mergeParams, .replaceParams, .restoreRoot: false
    default: true
    }
  }

  /// True for a step that may remove coordinators.
  var removesScreens: Bool {
    switch self {
    case .closeDrawer, .openDrawer, .selectTab, .mergeParams, .replaceParams: false
    default: true
    }
  }

  /// The name of the step, for traces.
  package var name: String { String("\(self)".prefix { $0 != "(" }) }
}
