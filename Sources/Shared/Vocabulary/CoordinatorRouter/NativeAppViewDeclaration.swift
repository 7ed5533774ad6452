public import NavbridgeWire

/// The module by which the script side requests navigation, and the events by which native reports it
/// (native-router §10). The events are sent with or without listeners.
///
/// A request is answered by its promise. The event `nativeNav.result` reports the same answer to everyone who listens.
public struct NativeAppViewDeclaration: DeclaredModule {
  public static let names = ModuleNames("NativeAppView")
  public static let declared = NativeAppViewDeclaration()

  /// Performs an action in the form of `NavigationAction.json`.
  public let perform = DeclaredMethod(
    "perform", .commandId, .object("action"), returns: .seq("the number of the state after the action, `{\"seq\"}`"))
  /// Opens a link of the app, as if it came from outside.
  public let openURL = DeclaredMethod(
    "openURL", .commandId, .text("url"), returns: .seq("the number of the state after the link, `{\"seq\"}`"))
  public let getState = DeclaredMethod(
    "getState", .commandId, returns: .json("the state, in the form of the member `state` of `nativeNav.state`"))

  private static let error = [FieldDeclaration("code", .text), FieldDeclaration("message", .text)]
  public let result = DeclaredMessage(
    "nativeNav.result", .text("id"), .flag("ok"), .optional(.object("error", error)), .integer("seq"))
  public let state = DeclaredMessage(
    "nativeNav.state", .integer("seq"), .text("reason"), .text("origin"), .array("removedKeys"), .object("state"))
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
