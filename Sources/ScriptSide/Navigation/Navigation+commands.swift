public import NavbridgeWire

/// The commands of React Native Navigation (rnn-commands §1). Their results may be discarded.
extension Navigation {
  /// Sets the window's root. Returns the root's id.
  @discardableResult
  public func setRoot(_ root: Layout) async throws(RPCError) -> String {
    let layout: JSON = ["root": root.node(&ids), "modals": [], "overlays": []]
    return try await command("setRoot") { $0.value(layout) }.string ?? ""
  }

  /// Pushes a layout onto the stack of a component. Returns the pushed id.
  @discardableResult
  public func push(_ componentId: String, _ layout: Layout) async throws(RPCError) -> String {
    let node = layout.node(&ids)
    return try await command("push") { writer in
      writer.value(componentId)
      writer.value(node)
    }.string ?? ""
  }

  @discardableResult
  public func pop(_ componentId: String, options: JSON = .null) async throws(RPCError) -> String {
    try await pop("pop", componentId, options)
  }

  @discardableResult
  public func popTo(_ componentId: String, options: JSON = .null) async throws(RPCError) -> String {
    try await pop("popTo", componentId, options)
  }

  @discardableResult
  public func popToRoot(_ componentId: String, options: JSON = .null) async throws(RPCError) -> String {
    try await pop("popToRoot", componentId, options)
  }

  @discardableResult
  public func setStackRoot(_ componentId: String, _ children: [Layout]) async throws(RPCError) -> String {
    let nodes = JSON.array(children.map { $0.node(&ids) })
    return try await command("setStackRoot") { writer in
      writer.value(componentId)
      writer.value(nodes)
    }.string ?? ""
  }

  /// Presents a layout as a modal over everything. Returns its id.
  @discardableResult
  public func showModal(_ layout: Layout) async throws(RPCError) -> String {
    let node = layout.node(&ids)
    return try await command("showModal") { $0.value(node) }.string ?? ""
  }

  /// Dismisses the modal that contains a component. Returns the id of the modal's top screen.
  @discardableResult
  public func dismissModal(_ componentId: String, options: JSON = .null) async throws(RPCError) -> String {
    try await pop("dismissModal", componentId, options)
  }

  public func dismissAllModals(options: JSON = .null) async throws(RPCError) {
    _ = try await command("dismissAllModals") { $0.value(options) }
  }

  /// Shows a layout in a separate window. Returns its id.
  @discardableResult
  public func showOverlay(_ layout: Layout) async throws(RPCError) -> String {
    let node = layout.node(&ids)
    return try await command("showOverlay") { $0.value(node) }.string ?? ""
  }

  public func dismissOverlay(_ componentId: String) async throws(RPCError) {
    _ = try await command("dismissOverlay") { $0.value(componentId) }
  }

  public func dismissAllOverlays() async throws(RPCError) {
    _ = try await command("dismissAllOverlays") { _ in }
  }

  public func mergeOptions(_ componentId: String, _ options: JSON) {
    tell(module, "mergeOptions") { writer in
      writer.value(componentId)
      writer.value(options)
    }
  }

  public func setDefaultOptions(_ options: JSON) {
    tell(module, "setDefaultOptions") { $0.value(options) }
  }

  public func getLaunchArgs() async throws(RPCError) -> [String] {
    try await command("getLaunchArgs") { _ in }.array?.compactMap(\.string) ?? []
  }

  /// Calls `Navigation.constants()`: the heights of bars, in points.
  public func constants() async throws(RPCError) -> JSON {
    switch settings.architecture {
    case .turbo: try await sync("getConstants")
    case .bridge: try await call(module, "getNavigationConstants") { _ in }
    }
  }

  private var module: String { connection.module }

  private func command(_ name: String, _ arguments: (JSONWriter) -> Void) async throws(RPCError) -> JSON {
    let commandId = ids.next(name)
    return try await call(module, name) { writer in
      writer.value(commandId)
      arguments(writer)
    }
  }

  private func pop(_ name: String, _ componentId: String, _ options: JSON) async throws(RPCError) -> String {
    try await command(name) { writer in
      writer.value(componentId)
      writer.value(options)
    }.string ?? ""
  }

  private func sync(_ method: String) async throws(RPCError) -> JSON {
    let outcome = await AwaitedAnswer.value(whenCancelled: { .failure(.cancelled(method)) }) { answer in
      connection.whenRunning { [self] in connection.route.callSync(module, method) { answer.settle($0) } }
    }
    return try outcome.get().json
  }
}
