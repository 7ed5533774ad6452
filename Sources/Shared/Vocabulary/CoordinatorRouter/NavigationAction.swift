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

/// The source of an action. It is reported with the change, and has no influence on the effect (native-router §5).
public enum ActionOrigin: String, Sendable, CaseIterable { case script, native, deeplink, tabTap, gesture }

/// The cause of a change of the router's state, as it is reported to the script side (native-router §9, §10).
public enum ChangeReason: String, Sendable, CaseIterable {
  /// The app has started: the first state.
  case start
  // The actions.
  case goBack, setParams, navigate, reset, resetHome, openDrawer, closerDrawer, toggleDrawer, push, pop, replace
  case popToTop
  // The acts of a user.
  case tabSelected, tabReselected, swipeBack, modalDismissed, drawerOpened, drawerClosed
  /// Native code has shown or removed a screen of a flow without the router.
  case flow

  public init(_ kind: NavigationAction.Kind) { self = ChangeReason(rawValue: kind.rawValue)! }
}

// The parameters of actions (native-router §4.1).

/// The parameters of a push and of a replacement.
public struct NavigateParams: Sendable, Equatable {
  public var route: NativeRoute
  /// The name of the tab to work in. Nil for the active stack.
  public var stack: String?
  public var animated: Bool
  /// The key of the screen that a replacement exchanges. Nil for the current screen.
  public var replaceKey: String?

  public init(route: NativeRoute, stack: String? = nil, animated: Bool = true, replaceKey: String? = nil) {
    (self.route, self.stack, self.animated, self.replaceKey) = (route, stack, animated, replaceKey)
  }
}

/// The parameters of a pop.
public struct PopParams: Sendable, Equatable {
  /// The number of screens to remove. The first screen of a tab always stays.
  public var count: Int
  /// The key of the screen to return to. It takes precedence over `count`.
  public var toKey: String?
  public var animated: Bool

  public init(count: Int = 1, toKey: String? = nil, animated: Bool = true) {
    (self.count, self.toKey, self.animated) = (count, toKey, animated)
  }
}

/// The drawer that an action opens or toggles.
public struct DrawerState: Sendable, Equatable {
  public enum Side: String, Sendable, CaseIterable { case left, right }

  public var side: Side

  public init(side: Side = .left) { self.side = side }
}
