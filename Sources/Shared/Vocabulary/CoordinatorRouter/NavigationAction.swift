public import NavbridgeWire

/// Everything that the router can be requested to do (native-router §4).
public indirect enum NavigationAction: Sendable, Equatable {
  /// An action that is performed on the destination of another one.
  public typealias Action = NavigationAction

  /// Goes back as the back arrow of the navigation bar does.
  case goBack
  /// Merges parameters into the current screen's route.
  case setParams(params: JSONObject?)
  /// Goes to a route, in the tab `stack` if one is named. `action` is performed there afterwards.
  case navigate(action: Action?, route: NativeRoute?, stack: String?)
  /// Returns the whole app to its initial state. The selected tab stays selected.
  case reset
  /// Resets the app, and selects the home tab.
  case resetHome
  /// Opens a drawer, the left one without a state.
  case openDrawer(drawerState: DrawerState?)
  /// Closes the open drawer.
  case closerDrawer
  /// Opens a drawer, or closes it if it is open.
  case toggleDrawer(drawerState: DrawerState?)
  /// Adds a screen to the active stack.
  case push(navParams: NavigateParams?)
  /// Removes screens from the active stack.
  case pop(popParams: PopParams?)
  /// Exchanges a screen of the active stack for another one.
  case replace(navParams: NavigateParams?)
  /// Removes all screens of the active stack but the first.
  case popToTop

  /// The kinds of actions, by the names that they have on the wire.
  public enum Kind: String, Sendable, CaseIterable {
    case goBack, setParams, navigate, reset, resetHome, openDrawer, closerDrawer, toggleDrawer, push, pop, replace
    case popToTop

    /// Reads a name of the wire. `closeDrawer` is a second name of `closerDrawer`.
    public init?(wire name: String) { self.init(rawValue: name == "closeDrawer" ? "closerDrawer" : name) }
  }

  public var kind: Kind {
    switch self {
    case .goBack: .goBack
    case .setParams: .setParams
    case .navigate: .navigate
    case .reset: .reset
    case .resetHome: .resetHome
    case .openDrawer: .openDrawer
    case .closerDrawer: .closerDrawer
    case .toggleDrawer: .toggleDrawer
    case .push: .push
    case .pop: .pop
    case .replace: .replace
    case .popToTop: .popToTop
    }
  }
}
