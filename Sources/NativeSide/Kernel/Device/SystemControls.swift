internal import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeWire

/// The acts of a person on the system around the app, not on the app's screen (protocol §8).
@MainQueue
struct SystemControls {
  let host: NativeHost

  init(_ host: NativeHost) { self.host = host }

  func background() -> JSON { ["done": .bool(host.lifecycle.enterBackground())] }
  func foreground() -> JSON { ["done": .bool(host.lifecycle.enterForeground())] }

  func openURL(_ params: JSONValue?) throws(RPCError) -> JSON {
    guard let url = try DriverParams.text(params, "url", of: "device/openURL") else {
      throw RPCError(.invalidParams, "device/openURL: the argument 'url' is missing; a text is expected.")
    }
    host.lifecycle.openURL(url)
    return ["done": true]
  }

  func setUserInterfaceStyle(_ params: JSONValue?) throws(RPCError) -> JSON {
    let named = try DriverParams.text(params, "style", of: "device/setUserInterfaceStyle")
    guard let style = named.flatMap(UserInterfaceStyle.init) else {
      throw RPCError(
        .invalidParams, "device/setUserInterfaceStyle: the argument 'style' must be \"light\" or \"dark\".")
    }
    defer { host.userInterfaceStyle = style }
    return ["done": .bool(host.userInterfaceStyle != style)]
  }

  /// Shows the keyboard, as a text field of the script side does, or hides it. Hiding it makes the keyboard's owner
  /// resign first responder.
  func keyboard(_ params: JSONValue?) throws(RPCError) -> JSON {
    guard let isVisible = try DriverParams.bool(params, "visible", of: "device/keyboard") else {
      throw RPCError(.invalidParams, "device/keyboard: the argument 'visible' is missing; true or false is expected.")
    }
    let wasVisible = host.isKeyboardVisible
    host.isKeyboardForced = isVisible
    if !isVisible { host.application.keyboardOwner?.resignFirstResponder() }
    return ["done": .bool(wasVisible != isVisible)]
  }
}
