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
    /// Goes back as the arrow of the bar does.
    case goBack
    /// Merges parameters into the route of the current screen.
    case setParams
    /// Shows a route: an existing screen of its name, or a new one.
    case navigate
    /// Returns the whole app to its initial state. The selected tab stays selected.
    case reset
    /// Does the same, and selects the home tab.
    case resetHome
    /// Opens a drawer.
    case openDrawer
    /// Closes the open drawer; the spelling is that of the design.
    case closerDrawer
    /// Opens a drawer, or closes it.
    case toggleDrawer
    /// Pushes a route.
    case push
    /// Pops a number of screens, or to a key.
    case pop
    /// Exchanges a screen.
    case replace
    /// Pops the current stack to its root.
    case popToTop

    /// Reads a name of the wire. `closeDrawer` is a second name of `closerDrawer`.
    public init?(wire name: String) { self.init(rawValue: name == "closeDrawer" ? "closerDrawer" : name) }
  }

  /// The action without its parameters.
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
public enum ActionOrigin: String, Sendable, CaseIterable {
  /// A call of the script.
  case script
  /// Native code.
  case native
  /// A link of the app.
  case deeplink
  /// A tap of a tab.
  case tabTap
  /// A gesture of the user, such as the swipe from the edge.
  case gesture
}

/// The cause of a change of the router's state, as it is reported to the script side (native-router §9, §10).
public enum ChangeReason: String, Sendable, CaseIterable {
  /// The app has started: the first state.
  case start
  // The actions.
  /// The action `goBack`.
  case goBack
  /// The action `setParams`.
  case setParams
  /// The action `navigate`.
  case navigate
  /// The action `reset`.
  case reset
  /// The action `resetHome`.
  case resetHome
  /// The action `openDrawer`.
  case openDrawer
  /// The action `closerDrawer`.
  case closerDrawer
  /// The action `toggleDrawer`.
  case toggleDrawer
  /// The action `push`.
  case push
  /// The action `pop`.
  case pop
  /// The action `replace`.
  case replace
  /// The action `popToTop`.
  case popToTop
  // The acts of a user.
  /// The user has selected another tab.
  case tabSelected
  /// The user has tapped the selected tab.
  case tabReselected
  /// The user has swiped back.
  case swipeBack
  /// The user has swiped a sheet down.
  case modalDismissed
  /// The user has dragged a drawer in.
  case drawerOpened
  /// The user has dragged a drawer back, or tapped beside it.
  case drawerClosed
  /// Native code has shown or removed a screen of a flow without the router.
  case flow

  /// The reason of a change by an action.
  public init(_ kind: NavigationAction.Kind) { self = ChangeReason(rawValue: kind.rawValue)! }
}

// The parameters of actions (native-router §4.1).

/// The parameters of a push and of a replacement.
public struct NavigateParams: Sendable, Equatable {
  /// The route to show.
  public var route: NativeRoute
  /// The name of the tab to work in. Nil for the active stack.
  public var stack: String?
  /// False for a change without an animation.
  public var animated: Bool
  /// The key of the screen that a replacement exchanges. Nil for the current screen.
  public var replaceKey: String?

  /// A route in the active stack, unless a tab is named.
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
  /// False for a change without an animation.
  public var animated: Bool

  /// One screen, unless a count or a key is given. A key takes precedence.
  public init(count: Int = 1, toKey: String? = nil, animated: Bool = true) {
    (self.count, self.toKey, self.animated) = (count, toKey, animated)
  }
}

/// The drawer that an action opens or toggles.
public struct DrawerState: Sendable, Equatable {
  /// The side of a drawer.
  public enum Side: String, Sendable, CaseIterable {
    /// The left one.
    case left
    /// The right one.
    case right
  }

  /// The side of the drawer.
  public var side: Side

  /// The drawer of a side, the left one by default.
  public init(side: Side = .left) { self.side = side }
}
