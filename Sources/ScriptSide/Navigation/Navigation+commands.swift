internal import NavbridgeVocabulary
public import NavbridgeWire
public import ScriptSide

/// The commands of React Native Navigation (rnn-commands §1). Their results may be discarded.
extension Navigation {
  /// Sets the window's root. Returns the root's id.
  @discardableResult
  public func setRoot(_ root: Layout) async throws(RPCError) -> String {
    let layout: JSON = ["root": root.node(&ids), "modals": [], "overlays": []]
    return try await command(\.setRoot, layout)
  }

  /// Pushes a layout onto the stack of a component. Returns the pushed id.
  @discardableResult
  public func push(_ componentId: String, _ layout: Layout) async throws(RPCError) -> String {
    let node = layout.node(&ids)
    return try await command(\.push, componentId, node)
  }

  /// Pops the screen on top of the stack in which the component is. Resolves with the id of the popped one; rejects
  /// with 1012 for nothing to pop.
  @discardableResult
  public func pop(_ componentId: String, options: JSON = .null) async throws(RPCError) -> String {
    try await command(\.pop, componentId, options)
  }

  /// Pops the screens above a component off its stack. Returns the component's id.
  @discardableResult
  public func pop(to componentId: String, options: JSON = .null) async throws(RPCError) -> String {
    try await command(\.popTo, componentId, options)
  }

  /// Pops all screens of the component's stack but the lowest.
  @discardableResult
  public func popToRoot(_ componentId: String, options: JSON = .null) async throws(RPCError) -> String {
    try await command(\.popToRoot, componentId, options)
  }

  /// Exchanges all screens of the component's stack.
  @discardableResult
  public func setStackRoot(_ componentId: String, _ children: [Layout]) async throws(RPCError) -> String {
    let nodes = JSON.array(children.map { $0.node(&ids) })
    return try await command(\.setStackRoot, componentId, nodes)
  }

  /// Presents a layout as a modal over everything. Returns its id.
  @discardableResult
  public func showModal(_ layout: Layout) async throws(RPCError) -> String {
    let node = layout.node(&ids)
    return try await command(\.showModal, node)
  }

  /// Dismisses the modal that contains a component. Returns the id of the modal's top screen.
  @discardableResult
  public func dismissModal(_ componentId: String, options: JSON = .null) async throws(RPCError) -> String {
    try await command(\.dismissModal, componentId, options)
  }

  /// Dismisses all modals. Resolves also if there are none.
  public func dismissAllModals(options: JSON = .null) async throws(RPCError) {
    try await command(\.dismissAllModals, options)
  }

  /// Shows a layout in a separate window. Returns its id.
  @discardableResult
  public func showOverlay(_ layout: Layout) async throws(RPCError) -> String {
    let node = layout.node(&ids)
    return try await command(\.showOverlay, node)
  }

  /// Dismisses an overlay. Rejects with 1010 if no overlay has the id.
  public func dismissOverlay(_ componentId: String) async throws(RPCError) {
    try await command(\.dismissOverlay, componentId)
  }

  /// Dismisses all overlays.
  public func dismissAllOverlays() async throws(RPCError) { try await command(\.dismissAllOverlays) }

  /// Adds options to those of a component. It has no answer; a mistake is among the diagnostics of `Driver.stats()`.
  public func mergeOptions(_ componentId: String, _ options: JSON) {
    callVoid(\RNNCommands.mergeOptions, componentId, options)
  }

  /// Sets the options of all screens that are made from now on. It has no answer.
  public func setDefaultOptions(_ options: JSON) { callVoid(\RNNCommands.setDefaultOptions, options) }

  /// The arguments with which the app was launched.
  public func getLaunchArgs() async throws(RPCError) -> [String] { try await command(\.getLaunchArgs) }

  /// Calls `Navigation.constants()`: the heights of bars, in points.
  public func constants() async throws(RPCError) -> JSON {
    switch settings.architecture {
    case .turbo: try await call(\RNNCommands.getConstants)
    case .bridge: try await call(\RNNCommands.getNavigationConstants)
    }
  }

  /// Returns the constants as JavaScript's synchronous call does: it blocks the script thread, and no other message is
  /// handled until the answer has arrived.
  public func constantsSync() throws(RPCError) -> JSON {
    switch settings.architecture {
    case .turbo: try callSync(\RNNCommands.getConstants)
    case .bridge: try callSync(\RNNCommands.getNavigationConstantsSync)
    }
  }

  /// Calls a command with a new command id, which begins with the command's name.
  @discardableResult
  private func command<Result, each Argument: FieldType>(
    _ method: KeyPath<RNNCommands, DeclaredMethod<Result, FieldTypes.Text, repeat each Argument>>,
    _ arguments: repeat (each Argument).Content
  ) async throws(RPCError) -> Result {
    try await call(method, ids.next(RNNCommands.declared[keyPath: method].name), repeat each arguments)
  }
}
