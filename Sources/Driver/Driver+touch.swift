public import NavbridgeVocabulary
public import NavbridgeWire

extension Driver {
  /// Taps a target. Fails when it is not on the screen, or when a finger would not reach it.
  public func tap(_ target: TouchTargetName, now: Bool = false) async throws(RPCError) {
    let (id, text, button, component, tab, back) = target.members
    _ = try await act(DeviceMethods.tap, now: now, id, text, button, component, tab, back)
  }

  /// Taps the button, tab or native view with a test id, or else an element of React's.
  public func tap(testID: String, now: Bool = false) async throws(RPCError) { try await tap(.testID(testID), now: now) }

  /// Taps the button, tab, native view or row of the 'More' list that shows a text, or else an element of React's.
  public func tap(text: String, now: Bool = false) async throws(RPCError) { try await tap(.text(text), now: now) }

  /// Taps a component in the centre of a side menu beside the open drawer. The tap closes the drawer.
  public func tap(componentId: String, now: Bool = false) async throws(RPCError) {
    try await tap(.component(id: componentId), now: now)
  }

  /// Taps a button of a bar. When an id is given, only the bar of that screen or stack is searched.
  public func tap(buttonId: String, componentId: String? = nil, now: Bool = false) async throws(RPCError) {
    try await tap(.button(id: buttonId, componentId: componentId), now: now)
  }

  /// Taps a tab of the frontmost bar.
  public func tap(tabIndex: Int, now: Bool = false) async throws(RPCError) {
    try await tap(.tab(index: tabIndex), now: now)
  }

  /// Taps the back button of the frontmost bar.
  public func tapBack(now: Bool = false) async throws(RPCError) { try await tap(.back, now: now) }

  /// Long-presses a target. Returns false when the target does not react to a long press.
  @discardableResult
  public func longPress(_ target: TouchTargetName, now: Bool = false) async throws(RPCError) -> Bool {
    let (id, text, button, component, tab, back) = target.members
    return try await act(DeviceMethods.longPress, now: now, id, text, button, component, tab, back)
  }

  /// Long-presses a tab of the frontmost bar.
  public func longPress(tabIndex: Int, now: Bool = false) async throws(RPCError) {
    try await longPress(.tab(index: tabIndex), now: now)
  }

  /// Types into a text input of React's. Fails when the script answers no touches.
  public func type(_ text: String, testID: String, now: Bool = false) async throws(RPCError) {
    _ = try await act(DeviceMethods.type, now: now, testID, text)
  }

  /// Types into the search bar in front.
  public func search(_ text: String, focused: Bool = true, now: Bool = false) async throws(RPCError) {
    _ = try await act(DeviceMethods.search, now: now, text, focused, false)
  }

  /// Taps the button that cancels the search in front.
  public func cancelSearch(now: Bool = false) async throws(RPCError) {
    _ = try await act(DeviceMethods.search, now: now, nil, true, true)
  }
}
