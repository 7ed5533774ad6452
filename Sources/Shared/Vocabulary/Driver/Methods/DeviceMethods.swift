public import NavbridgeWire

/// The driver's methods that see and control the device, with every navigation design (protocol §8).
public enum DeviceMethods {
  /// `device/snapshot`: the tree of what the device shows.
  public static let snapshot = DeclaredMethod(
    "device/snapshot", .request, "Shows the tree: windows, view controllers, views.",
    .optional(.text("componentId", "the component whose node is wanted; without it the whole tree")),
    .optional(
      .flag(
        "react", "true adds React's tree to the nodes of visible surfaces, as `react`, if the script has `touches` (§5)"
      )),
    .optional(
      .flag("look", "true adds what a picture needs (§9): the device, what moves, and the look of React's views")),
    .optional(
      .integer(
        "components",
        "adds the names of React's components to React's views, as `components`; that of this tag has their properties, state and "
          + "hooks, too, as `componentDetails`")),
    returns: .json("§9: the tree, or a NODE"))

  /// `device/explainOptions`: the options in effect for a component.
  public static let explainOptions = DeclaredMethod(
    "device/explainOptions", .request,
    "Shows each option that counts for a component of react-native-navigation, with its value in `resolvedOptions`, its layer "
      + "and its readers; or each property of a screen of react-native-screens and of its header. `layer` is `own`, `merge` "
      + "(merged into the component), `parent` or `child` (of the container, the current child or the screen below `from`), or "
      + "`default`. -32004 for an unknown id.",
    .text("componentId", "the component"),
    returns: .json(
      #"`{"componentId","options":[{"path","type","value","layer","from"?,"readBy":[{"presenter","phases"}]}]}`"#))

  /// `device/screenshot`: a picture of the screen, as SVG.
  public static let screenshot = DeclaredMethod(
    "device/screenshot", .request,
    "Draws the screen as it is at this moment, with React's content, if the script has `touches` (§5).",
    returns: .text("the text of an SVG document"))

  /// `device/waitForIdle`: answers when nothing is queued, moving or awaited.
  public static let waitForIdle = DeclaredMethod(
    "device/waitForIdle", .request,
    "Answers when nothing is queued, animating or awaited natively. -32003 after the timeout, with what is busy.",
    .number("timeoutMs", of: .milliseconds, in: .day, "the timeout, in real time", default: 5000),
    returns: .empty)

  /// `device/tap`: a tap of a target.
  public static let tap = DeclaredMethod(
    "device/tap", .act,
    "Taps a target that iOS would let a finger reach. -32004 `not found`, -32005 `not hittable` with what covers it. A "
      + "`testID` or `text` that no native view has is looked for in React's content, if the script has `touches` (§5).",
    .touchedTestID, .touchedText, .touchedButton, .touchedComponent, .touchedTab, .touchedBack, returns: .done)

  /// `device/longPress`: a long press of a target.
  public static let longPress = DeclaredMethod(
    "device/longPress", .act,
    "Presses the target long that a tap would find. `done`: it reacts to a long press. React's content is pressed for "
      + "600 ms of the device's clock, and decides for itself.",
    .touchedTestID, .touchedText, .touchedButton, .touchedComponent, .touchedTab, .touchedBack, returns: .done)

  /// `device/type`: text for a text input of React's.
  public static let type = DeclaredMethod(
    "device/type", .act,
    "Types into a text input of React's, if the script has `touches` (§5). `done`: the input can be edited. -32004 and "
      + "-32005 as with `device/tap`.",
    .text("testID", "the text input"),
    .text("text", "the text of the input afterwards; a line end presses the return key"),
    returns: .done)

  /// `device/openSideMenu`: the drag of a drawer from its edge.
  public static let openSideMenu = DeclaredMethod(
    "device/openSideMenu", .act, "Drags a drawer in from its edge.", .side, .complete, returns: .done)

  /// `device/closeSideMenu`: the drag of a drawer to its edge.
  public static let closeSideMenu = DeclaredMethod(
    "device/closeSideMenu", .act, "Drags an open drawer back to its edge.", .side, .complete, returns: .done)

  /// `device/search`: text for the search bar in front, or its cancel button.
  public static let search = DeclaredMethod(
    "device/search", .act, "Types into the search bar in front, or taps its 'Cancel'. -32004 if there is none.",
    .optional(.text("text", "the text of the search bar afterwards; without it the text stays")),
    .flag("focused", "false ends the editing after the text is typed", default: true),
    .flag("cancel", "true taps 'Cancel'; the other parameters do not count then", default: false),
    returns: .done)

  /// `device/rotate`: another orientation of the device.
  public static let rotate = DeclaredMethod(
    "device/rotate", .act, "Rotates the device. `done`: the screen in front allows the orientation.",
    .word("orientation", RequestedOrientation.self, "the orientation; `landscape` asks for `landscapeLeft`"),
    returns: .done)

  /// `device/setUserInterfaceStyle`: the system's appearance.
  public static let setUserInterfaceStyle = DeclaredMethod(
    "device/setUserInterfaceStyle", .act, "Sets the system's appearance. `done`: it changed.",
    .word("style", UserInterfaceStyle.self, "the appearance"),
    returns: .done)

  /// `device/setAnimationsEnabled`: the animations of the whole system.
  public static let setAnimationsEnabled = DeclaredMethod(
    "device/setAnimationsEnabled", .act,
    "Switches the animations of the whole system. Without them each animation takes no time. `done`: it changed.",
    .flag("enabled", "false removes the animations that begin from now on"),
    returns: .done)

  /// `device/openURL`: a link that the system opens with the app.
  public static let openURL = DeclaredMethod(
    "device/openURL", .act, "Opens a link of the app, as the system does.",
    .text("url", "the link"),
    returns: .done)

  /// `device/background`: the app goes to the background.
  public static let background = DeclaredMethod(
    "device/background", .act,
    #"Takes the app to the background: emits React Native's `appStateDidChange` `{"app_state"}`. `done`: it was in front."#,
    returns: .done)

  /// `device/foreground`: the app comes back to the front.
  public static let foreground = DeclaredMethod(
    "device/foreground", .act,
    #"Brings the app back to the front: emits `appStateDidChange`. `done`: it was in the background."#,
    returns: .done)

  /// `device/keyboard`: shows or hides the keyboard.
  public static let keyboard = DeclaredMethod(
    "device/keyboard", .act, "Shows or hides the keyboard. `done`: it changed.",
    .flag("visible", "true shows the keyboard"),
    returns: .done)

  /// `device/reload`: the script begins again, in the next context.
  public static let reload = DeclaredMethod(
    "device/reload", .request, "Reloads the script (§7). Answers once E+1 has begun.", returns: .empty)
}

extension Field where Value == FieldTypes.Flag {
  /// True when a gesture goes on to its end, false when the finger lets go before half of the way.
  static var complete: Self { .flag("complete", "false: the finger lets go before half of the way", default: true) }
}

extension Field where Value == FieldTypes.Word<MenuSide> {
  fileprivate static var side: Self { .word("side", MenuSide.self, "the drawer's side") }
}
