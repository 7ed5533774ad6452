public import NavbridgeWire

/// The driver's methods that see and control the device, with every navigation design (protocol §8).
public enum DeviceMethods {
  public static let snapshot = DriverMethod(
    "device/snapshot", .request, "Shows the tree: windows, view controllers, views.",
    .optional("componentId", .text, "the component whose node is wanted; without it the whole tree"),
    .optional(
      "react", .flag,
      "true adds React's tree to the nodes of visible surfaces, as `react`, if the script has `touches` (§5)"),
    returns: .json("§9: the tree, or a NODE"))

  public static let waitForIdle = DriverMethod(
    "device/waitForIdle", .request,
    "Answers when nothing is queued, animating or awaited natively. -32003 after the timeout, with what is busy.",
    .optional("timeoutMs", .number(of: .milliseconds, in: .day), default: 5000, "the timeout, in real time"),
    returns: .empty)

  public static let tap = DriverMethod(
    "device/tap", .act,
    "Taps a target that iOS would let a finger reach. -32004 `not found`, -32005 `not hittable` with what covers it. A "
      + "`testID` or `text` that no native view has is looked for in React's content, if the script has `touches` (§5).",
    .touchTarget, returns: .done)

  public static let longPress = DriverMethod(
    "device/longPress", .act,
    "Presses the target long that a tap would find. `done`: it reacts to a long press. React's content is pressed for "
      + "600 ms of the device's clock, and decides for itself.",
    .touchTarget, returns: .done)

  public static let type = DriverMethod(
    "device/type", .act,
    "Types into a text input of React's, if the script has `touches` (§5). `done`: the input can be edited. -32004 and "
      + "-32005 as with `device/tap`.",
    .required("testID", .text, "the text input"),
    .required("text", .text, "the text of the input afterwards; a line end presses the return key"),
    returns: .done)

  public static let openSideMenu = DriverMethod(
    "device/openSideMenu", .act, "Drags a drawer in from its edge.", .side, .complete, returns: .done)

  public static let closeSideMenu = DriverMethod(
    "device/closeSideMenu", .act, "Drags an open drawer back to its edge.", .side, .complete, returns: .done)

  public static let search = DriverMethod(
    "device/search", .act, "Types into the search bar in front, or taps its 'Cancel'. -32004 if there is none.",
    .optional("text", .text, "the text of the search bar afterwards; without it the text stays"),
    .optional("focused", .flag, default: true, "false ends the editing after the text is typed"),
    .optional("cancel", .flag, default: false, "true taps 'Cancel'; the other parameters do not count then"),
    returns: .done)

  public static let rotate = DriverMethod(
    "device/rotate", .act, "Rotates the device. `done`: the screen in front allows the orientation.",
    .required(
      "orientation", .word(RequestedOrientation.self), "the orientation; `landscape` asks for `landscapeLeft`"),
    returns: .done)

  public static let setUserInterfaceStyle = DriverMethod(
    "device/setUserInterfaceStyle", .act, "Sets the system's appearance. `done`: it changed.",
    .required("style", .word(UserInterfaceStyle.self), "the appearance"),
    returns: .done)

  public static let setAnimationsEnabled = DriverMethod(
    "device/setAnimationsEnabled", .act,
    "Switches the animations of the whole system. Without them each animation takes no time. `done`: it changed.",
    .required("enabled", .flag, "false removes the animations that begin from now on"),
    returns: .done)

  public static let openURL = DriverMethod(
    "device/openURL", .act, "Opens a link of the app, as the system does.",
    .required("url", .text, "the link"),
    returns: .done)

  public static let background = DriverMethod(
    "device/background", .act,
    #"Takes the app to the background: emits React Native's `appStateDidChange` `{"app_state"}`. `done`: it was in front."#,
    returns: .done)

  public static let foreground = DriverMethod(
    "device/foreground", .act,
    #"Brings the app back to the front: emits `appStateDidChange`. `done`: it was in the background."#,
    returns: .done)

  public static let keyboard = DriverMethod(
    "device/keyboard", .act, "Shows or hides the keyboard. `done`: it changed.",
    .required("visible", .flag, "true shows the keyboard"),
    returns: .done)

  public static let reload = DriverMethod(
    "device/reload", .request, "Reloads the script (§7). Answers once E+1 has begun.", returns: .empty)
}

extension Parameter where Value == Bool {
  /// True when a gesture goes on to its end, false when the finger lets go before half of the way.
  public static var complete: Parameter {
    .optional("complete", .flag, default: true, "false: the finger lets go before half of the way")
  }
}

extension Parameter where Value == MenuSide {
  fileprivate static var side: Parameter { .required("side", .word(MenuSide.self), "the drawer's side") }
}
