public import NavbridgeVocabulary
public import NavbridgeWire

extension Driver {
  /// Taps a target. Fails when it is not on the screen, or when a finger would not reach it.
  public func tap(_ target: TouchTargetName) async throws(RPCError) {
    let (id, text, button, component, tab, back) = target.members
    _ = try await request(DeviceMethods.tap, id, text, button, component, tab, back)
  }

  /// Taps the button, tab or native view with a test id, or else an element of React's.
  public func tap(testID: String) async throws(RPCError) { try await tap(.testID(testID)) }

  /// Taps the button, tab, native view or row of the 'More' list that shows a text, or else an element of React's.
  public func tap(text: String) async throws(RPCError) { try await tap(.text(text)) }

  /// Taps a component in the centre of a side menu beside the open drawer. The tap closes the drawer.
  public func tap(componentId: String) async throws(RPCError) { try await tap(.component(id: componentId)) }

  /// Taps a button of a bar. When an id is given, only the bar of that screen or stack is searched.
  public func tap(buttonId: String, componentId: String? = nil) async throws(RPCError) {
    try await tap(.button(id: buttonId, componentId: componentId))
  }

  /// Taps a tab of the frontmost bar.
  public func tap(tabIndex: Int) async throws(RPCError) { try await tap(.tab(index: tabIndex)) }

  /// Taps the back button of the frontmost bar.
  public func tapBack() async throws(RPCError) { try await tap(.back) }

  /// Long-presses a target. Returns false when the target does not react to a long press.
  @discardableResult
  public func longPress(_ target: TouchTargetName) async throws(RPCError) -> Bool {
    let (id, text, button, component, tab, back) = target.members
    return try await request(DeviceMethods.longPress, id, text, button, component, tab, back)
  }

  /// Long-presses a tab of the frontmost bar.
  public func longPress(tabIndex: Int) async throws(RPCError) { try await longPress(.tab(index: tabIndex)) }

  /// Types into a text input of React's. Fails when the script answers no touches.
  public func type(_ text: String, testID: String) async throws(RPCError) {
    _ = try await request(DeviceMethods.type, testID, text)
  }

  /// Types into the search bar in front.
  public func search(_ text: String, focused: Bool = true) async throws(RPCError) {
    _ = try await request(DeviceMethods.search, text, focused, false)
  }

  public func cancelSearch() async throws(RPCError) { _ = try await request(DeviceMethods.search, nil, true, true) }
}
