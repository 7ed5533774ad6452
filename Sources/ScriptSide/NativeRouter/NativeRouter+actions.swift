public import NavbridgeVocabulary
public import NavbridgeWire

/// One function for each action (native-router §4). Each returns the number of the state after it.
extension NativeRouter {
  @discardableResult
  public func goBack() async throws(RPCError) -> Int { try await perform(.goBack) }

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

  @discardableResult
  public func reset() async throws(RPCError) -> Int { try await perform(.reset) }

  @discardableResult
  public func resetHome() async throws(RPCError) -> Int { try await perform(.resetHome) }

  @discardableResult
  public func openDrawer(_ side: DrawerState.Side = .left) async throws(RPCError) -> Int {
    try await perform(.openDrawer(drawerState: DrawerState(side: side)))
  }

  @discardableResult
  public func closeDrawer() async throws(RPCError) -> Int { try await perform(.closerDrawer) }

  @discardableResult
  public func toggleDrawer(_ side: DrawerState.Side = .left) async throws(RPCError) -> Int {
    try await perform(.toggleDrawer(drawerState: DrawerState(side: side)))
  }

  @discardableResult
  public func push(_ route: NativeRoute, stack: String? = nil, animated: Bool = true) async throws(RPCError) -> Int {
    try await perform(.push(navParams: NavigateParams(route: route, stack: stack, animated: animated)))
  }

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

  @discardableResult
  public func popToTop() async throws(RPCError) -> Int { try await perform(.popToTop) }
}
