public import NavbridgeVocabulary
public import NavbridgeWire

/// One function for each action (native-router §4). Each returns the number of the state after it.
extension NativeRouter {
  /// Goes back as the arrow of the bar does.
  @discardableResult
  public func goBack() async throws(RPCError) -> Int { try await perform(.goBack) }

  /// Merges parameters into the route of the current screen.
  @discardableResult
  public func setParams(_ params: JSONObject?) async throws(RPCError) -> Int {
    try await perform(.setParams(params: params))
  }

  /// - Parameter stack: the name of the tab to work in; nil for the active stack.
  /// - Parameter action: the action that is performed on the destination afterwards.
  @discardableResult
  public func navigate(
    _ route: NativeRoute?, stack: String? = nil, action: NavigationAction? = nil
  ) async throws(RPCError) -> Int {
    try await perform(.navigate(action: action, route: route, stack: stack))
  }

  /// Returns the whole app to its initial state. The selected tab stays selected.
  @discardableResult
  public func reset() async throws(RPCError) -> Int { try await perform(.reset) }

  /// Does `reset`, and selects the home tab.
  @discardableResult
  public func resetHome() async throws(RPCError) -> Int { try await perform(.resetHome) }

  /// Opens the drawer of a side.
  @discardableResult
  public func openDrawer(_ side: DrawerState.Side = .left) async throws(RPCError) -> Int {
    try await perform(.openDrawer(drawerState: DrawerState(side: side)))
  }

  /// Closes the open drawer. The action's own spelling is `closerDrawer`.
  @discardableResult
  public func closeDrawer() async throws(RPCError) -> Int { try await perform(.closerDrawer) }

  /// Opens the drawer of a side, or closes it if it is open.
  @discardableResult
  public func toggleDrawer(_ side: DrawerState.Side = .left) async throws(RPCError) -> Int {
    try await perform(.toggleDrawer(drawerState: DrawerState(side: side)))
  }

  /// Pushes a route, even one that is there already.
  @discardableResult
  public func push(_ route: NativeRoute, stack: String? = nil, animated: Bool = true) async throws(RPCError) -> Int {
    try await perform(.push(navParams: NavigateParams(route: route, stack: stack, animated: animated)))
  }

  /// Pops a number of screens, or down to the one with the key, which takes precedence. The lowest screen of a tab
  /// stays.
  @discardableResult
  public func pop(count: Int = 1, toKey: String? = nil, animated: Bool = true) async throws(RPCError) -> Int {
    try await perform(.pop(popParams: PopParams(count: count, toKey: toKey, animated: animated)))
  }

  /// - Parameter replaceKey: the key of the screen that is exchanged; nil for the current one.
  @discardableResult
  public func replace(
    _ route: NativeRoute, replaceKey: String? = nil, animated: Bool = true
  ) async throws(RPCError) -> Int {
    try await perform(.replace(navParams: NavigateParams(route: route, animated: animated, replaceKey: replaceKey)))
  }

  /// Pops the current stack to its root.
  @discardableResult
  public func popToTop() async throws(RPCError) -> Int { try await perform(.popToTop) }
}
