public import NavbridgeWire

/// The driver's methods that exist with the design of a coordinator router (protocol §8).
public enum CoordinatorRouterMethods {
  public static let perform = DeclaredMethod(
    "nativeNav/perform", .act,
    "Performs an action as native code does. Answers when it has settled. `error` has a `code` and a `message`.",
    .value("action", "the action, in the form that the script side sends"),
    returns: .json(#"`{"seq","error"?}`"#))

  public static let mapping = DeclaredMethod(
    "nativeNav/mapping", .request,
    "Maps a screen's name to a coordinator, without navigating. `rule` is the number of the rule that decided. "
      + "-32004 for a name whose mapping contradicts itself.",
    .text("name", "the screen's name"),
    returns: .json(#"`{"rule","coordinator"}`"#))

  public static let setFlag = DeclaredMethod(
    "nativeNav/setFlag", .act,
    "Switches a feature flag, which counts from the next navigation on. `done`: it had another value.",
    .text("name", "the flag"), .flag("enabled", "its new value"),
    returns: .done)

  public static let setModalScreen = DeclaredMethod(
    "nativeNav/setModalScreen", .act,
    "Sets the answer of the route config service for a screen, which overrides the registration of its name.",
    .text("name", "the screen's name"),
    .optional(.flag("modal", "true presents the screen, false pushes it; without it the registration counts")),
    returns: .empty)
}
