internal import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The acts of a person on the system around the app, not on the app's screen (protocol §8). Each returns false when it
/// changes nothing.
@MainQueue
struct SystemControls {
  let host: NativeHost

  init(_ host: NativeHost) { self.host = host }

  func background() -> Bool { host.lifecycle.enterBackground() }
  func foreground() -> Bool { host.lifecycle.enterForeground() }

  /// Switches the animations of the whole system, as 'Remove animations' does. Animations that run keep their time.
  func setAnimationsEnabled(_ isEnabled: Bool) -> Bool {
    defer { host.application.areAnimationsEnabled = isEnabled }
    return host.application.areAnimationsEnabled != isEnabled
  }

  func openURL(_ url: String) -> Bool {
    host.lifecycle.openURL(url)
    return true
  }

  func setUserInterfaceStyle(_ style: UserInterfaceStyle) -> Bool {
    host.interfaceStyle.setSystem(style)
  }

  /// Shows the keyboard, as a text field of the script side does, or hides it. Hiding it makes the keyboard's owner
  /// resign first responder.
  func keyboard(isVisible: Bool) -> Bool {
    host.keyboard.setVisible(isVisible)
  }
}
