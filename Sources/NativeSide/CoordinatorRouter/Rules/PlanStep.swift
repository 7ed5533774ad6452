package import NavbridgeVocabulary
package import NavbridgeWire

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
  /// Gives the first screen of a tab its initial parameters, or starts the initial screen if another is there.
  case restoreRoot(tab: Int)

  /// True for a step that a user sees as a transition.
  package var isTransition: Bool {
    switch self {
    case .selectTab, .mergeParams, .restoreRoot: false
    default: true
    }
  }

  /// True for a step that may remove coordinators.
  var removesScreens: Bool {
    switch self {
    case .closeDrawer, .openDrawer, .selectTab, .mergeParams: false
    default: true
    }
  }

  /// The name of the step, for traces.
  package var name: String { String("\(self)".prefix { $0 != "(" }) }
}
