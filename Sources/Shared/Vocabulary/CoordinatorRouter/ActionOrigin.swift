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
