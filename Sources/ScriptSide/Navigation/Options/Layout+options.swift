public import NavbridgeWire
public import ScriptSide

/// Layouts with typed options, beside those with JSON.
extension Layout {
  /// Returns a screen with options.
  public static func component(_ name: String, id: String? = nil, options: NavigationOptions) -> Layout {
    .component(name: name, id: id, options: options.json)
  }

  /// Returns a stack with options.
  public static func stack(_ children: [Layout], id: String? = nil, options: NavigationOptions) -> Layout {
    .stack(children, id: id, options: options.json)
  }

  /// Returns tabs with options.
  public static func bottomTabs(_ children: [Layout], id: String? = nil, options: NavigationOptions) -> Layout {
    .bottomTabs(children, id: id, options: options.json)
  }

  /// Returns top tabs with options.
  public static func topTabs(_ children: [Layout], id: String? = nil, options: NavigationOptions) -> Layout {
    .topTabs(children, id: id, options: options.json)
  }

  /// Returns a native screen with options and with its properties.
  public static func external(
    _ name: String, id: String? = nil, options: NavigationOptions, passProps: JSON = [:]
  ) -> Layout {
    .external(name: name, id: id, options: options.json, passProps: passProps)
  }

  /// Returns a side menu with options.
  public static func sideMenu(
    left: Layout? = nil, center: Layout, right: Layout? = nil, id: String? = nil, options: NavigationOptions
  ) -> Layout {
    .sideMenu(left: left, center: center, right: right, id: id, options: options.json)
  }

  /// Returns a split view with options.
  public static func splitView(
    master: Layout, detail: Layout, id: String? = nil, options: NavigationOptions
  ) -> Layout {
    .splitView(master: master, detail: detail, id: id, options: options.json)
  }
}

/// Commands with typed options, beside those with JSON. `pop`, `pop(to:)`, `popToRoot` and `dismissModal` merge the options into
/// those of the screen that they name or dismiss, and read the animation from the result.
extension Navigation {
  /// Pops the top of the stack in which the screen with the id is. Returns the id that was given.
  @discardableResult
  public func pop(_ componentId: String, options: NavigationOptions) async throws(RPCError) -> String {
    try await pop(componentId, options: options.json)
  }

  /// Pops the screens above the one with the id. Returns that id.
  @discardableResult
  public func pop(to componentId: String, options: NavigationOptions) async throws(RPCError) -> String {
    try await pop(to: componentId, options: options.json)
  }

  /// Pops all screens above the first one of the stack in which the screen with the id is. Returns the id that was given.
  @discardableResult
  public func popToRoot(_ componentId: String, options: NavigationOptions) async throws(RPCError) -> String {
    try await popToRoot(componentId, options: options.json)
  }

  /// Replaces the screens of a component's stack by one, whose options decide about the animation. Returns its id.
  @discardableResult
  public func setStackRoot(_ componentId: String, _ child: Layout) async throws(RPCError) -> String {
    try await setStackRoot(componentId, [child])
  }

  /// Dismisses the modal that contains a component. Returns the id of the modal's top screen.
  @discardableResult
  public func dismissModal(_ componentId: String, options: NavigationOptions) async throws(RPCError) -> String {
    try await dismissModal(componentId, options: options.json)
  }

  /// Dismisses all modals. `animations.dismissModal.exit.enabled` decides about the animation.
  public func dismissAllModals(options: NavigationOptions) async throws(RPCError) {
    try await dismissAllModals(options: options.json)
  }

  /// Changes options of a screen.
  public func mergeOptions(_ componentId: String, _ options: NavigationOptions) {
    mergeOptions(componentId, options.json)
  }

  /// Sets the options of all screens that have no others.
  public func setDefaultOptions(_ options: NavigationOptions) { setDefaultOptions(options.json) }
}
