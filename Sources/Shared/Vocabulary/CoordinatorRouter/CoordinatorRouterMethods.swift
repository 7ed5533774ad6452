public import NavbridgeWire

/// The driver's methods that exist with the design of a coordinator router (protocol §8).
public enum CoordinatorRouterMethods {
  /// `router/perform`: native code performs an action of the router.
  public static let perform = DeclaredMethod(
    "nativeNav/perform", .act,
    "Performs an action as native code does. Answers when it has settled. `error` has a `code` and a `message`.",
    .value("action", "the action (native-router.md, 'An action as JSON')"),
    returns: .json(#"`{"seq","error"?}`"#))

  /// `router/mapping`: which coordinator a route would get, and by which rule.
  public static let mapping = DeclaredMethod(
    "nativeNav/mapping", .request,
    "Maps a screen's name to a coordinator, without navigating. `rule` is the number of the rule that decided. "
      + "-32004 for a name whose mapping contradicts itself.",
    .text("name", "the screen's name"),
    returns: .json(#"`{"rule","coordinator"}`"#))

  /// `router/setFlag`: switches a feature flag.
  public static let setFlag = DeclaredMethod(
    "nativeNav/setFlag", .act,
    "Switches a feature flag, which counts from the next navigation on. `done`: it had another value.",
    .text("name", "the flag"), .flag("enabled", "its new value"),
    returns: .done)

  /// `router/setModalScreen`: overrides at run time whether a screen is modal.
  public static let setModalScreen = DeclaredMethod(
    "nativeNav/setModalScreen", .act,
    "Sets the answer of the route config service for a screen, which overrides the registration of its name.",
    .text("name", "the screen's name"),
    .optional(.flag("modal", "true presents the screen, false pushes it; without it the registration counts")),
    returns: .empty)
}

extension DesignDescription {
  /// Tabs of stacks of coordinators, which native code, script, gestures and links drive through one router.
  public static let coordinatorRouter = DesignDescription(
    name: "coordinator-router", modules: [NativeAppViewDeclaration.self],
    driverMethods: [
      CoordinatorRouterMethods.perform.declaration, CoordinatorRouterMethods.mapping.declaration,
      CoordinatorRouterMethods.setFlag.declaration, CoordinatorRouterMethods.setModalScreen.declaration,
    ])
}

/// The module by which the script side requests navigation, and the events by which native reports it
/// (native-router §10). The events are sent with or without listeners.
///
/// A request is answered by its promise. The event `nativeNav.result` reports the same answer to everyone who listens.
public struct NativeAppViewDeclaration: DeclaredModule {
  /// The names of the module on the two routes.
  public static let names = ModuleNames("NativeAppView")
  /// The methods and events of the module.
  public static let declared = NativeAppViewDeclaration()

  /// Performs an action in the form of `NavigationAction.json`.
  public let perform = DeclaredMethod(
    "perform", .commandId, .object("action"), returns: .seq("the number of the state after the action, `{\"seq\"}`"))
  /// Opens a link of the app, as if it came from outside.
  public let openURL = DeclaredMethod(
    "openURL", .commandId, .text("url"), returns: .seq("the number of the state after the link, `{\"seq\"}`"))
  /// `getState`: the whole state of the router.
  public let getState = DeclaredMethod(
    "getState", .commandId, returns: .json("the state, in the form of the member `state` of `nativeNav.state`"))

  private static let error = [FieldDeclaration("code", .text), FieldDeclaration("message", .text)]
  /// `nativeNav.result`: the end of an action, by its id.
  public let result = DeclaredMessage(
    "nativeNav.result", .text("id"), .flag("ok"), .optional(.object("error", error)), .integer("seq"))
  /// `nativeNav.state`: a settled change, with the whole state after it.
  public let state = DeclaredMessage(
    "nativeNav.state", .integer("seq"), .text("reason"), .text("origin"), .array("removedKeys"), .object("state"))
  /// `nativeNav.screen`: a screen has appeared or disappeared.
  public let screen = DeclaredMessage(
    "nativeNav.screen", .text("op"), .text("key"), .text("name"), .object("params"))

  /// The reason in the `nativeNav.state` that a new script context gets. It reports no change.
  public static let contextBegan = "contextBegan"
  /// The operation in the `nativeNav.screen` that reports a refused swipe of a modal (native-router §9).
  public static let dismissAttempted = "dismissAttempted"
}

extension MethodResult where Value == Int {
  fileprivate static func seq(_ meaning: String) -> Self {
    Self(meaning, json: { ["seq": .int(Int64($0))] }, read: { $0["seq"]?.int ?? 0 })
  }
}
