public import NavbridgeVocabulary
public import NavbridgeWire

extension Driver {
  /// Rotates the device. Returns false when the frontmost content does not allow the orientation.
  @discardableResult
  public func rotate(_ orientation: RequestedOrientation) async throws(RPCError) -> Bool {
    try await request(DeviceMethods.rotate, orientation)
  }

  /// Sets the system's appearance. Returns false when the device has it already.
  @discardableResult
  public func setUserInterfaceStyle(_ style: UserInterfaceStyle) async throws(RPCError) -> Bool {
    try await request(DeviceMethods.setUserInterfaceStyle, style)
  }

  /// Switches the animations of the whole system. Returns false when nothing changes.
  @discardableResult
  public func setAnimationsEnabled(_ isEnabled: Bool) async throws(RPCError) -> Bool {
    try await request(DeviceMethods.setAnimationsEnabled, isEnabled)
  }

  /// Opens a link of the app, as the system does.
  public func openURL(_ url: String) async throws(RPCError) { _ = try await request(DeviceMethods.openURL, url) }

  /// Takes the app to the background. Returns false when it is there already.
  @discardableResult
  public func enterBackground() async throws(RPCError) -> Bool { try await request(DeviceMethods.background) }

  /// Brings the app back to the front. Returns false when it is there already.
  @discardableResult
  public func enterForeground() async throws(RPCError) -> Bool { try await request(DeviceMethods.foreground) }

  /// Shows or hides the keyboard. Returns false when nothing changes.
  @discardableResult
  public func setKeyboard(visible: Bool) async throws(RPCError) -> Bool {
    try await request(DeviceMethods.keyboard, visible)
  }

  /// Reloads the script; returns when the next context has begun.
  public func reload() async throws(RPCError) { try await request(DeviceMethods.reload) }
}
