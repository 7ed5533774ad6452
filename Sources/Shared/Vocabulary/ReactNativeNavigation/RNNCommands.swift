public import NavbridgeWire

/// The commands of react-native-navigation (rnn-commands §1). Each route has its own module, with the same commands.
public struct RNNCommands: DeclaredModule {
  public static let names = ModuleNames(bridge: "RNNBridgeModule", turbo: "RNNTurboModule")
  public static let declared = RNNCommands()

  public let setRoot = DeclaredMethod(
    "setRoot", .commandId, .object("layout"), returns: .text("the id of the root"))
  public let setDefaultOptions = DeclaredMethod(
    "setDefaultOptions", .object("options"), returns: .nothing(), kinds: .init(bridge: .promise, turbo: .void))
  public let mergeOptions = DeclaredMethod(
    "mergeOptions", .componentId, .object("options"), returns: .nothing("the componentId"),
    kinds: .init(bridge: .promise, turbo: .void))
  public let push = DeclaredMethod(
    "push", .commandId, .componentId, .object("layout"), returns: .text("the id of the pushed layout"))
  public let pop = DeclaredMethod("pop", .commandId, .componentId, .mergeOptions, returns: .text("the componentId"))
  public let popTo = DeclaredMethod("popTo", .commandId, .componentId, .mergeOptions, returns: .text("the componentId"))
  public let popToRoot = DeclaredMethod(
    "popToRoot", .commandId, .componentId, .mergeOptions, returns: .text("the componentId"))
  public let setStackRoot = DeclaredMethod(
    "setStackRoot", .commandId, .componentId, .array("children"), returns: .text("the componentId"))
  public let showModal = DeclaredMethod(
    "showModal", .commandId, .object("layout"), returns: .text("the id of the modal"))
  public let dismissModal = DeclaredMethod(
    "dismissModal", .commandId, .componentId, .mergeOptions, returns: .text("the id of the top of the dismissed tree"))
  public let dismissAllModals = DeclaredMethod(
    "dismissAllModals", .commandId, .mergeOptions, returns: .nothing("null"))
  public let showOverlay = DeclaredMethod(
    "showOverlay", .commandId, .object("layout"), returns: .text("the id of the overlay"))
  public let dismissOverlay = DeclaredMethod(
    "dismissOverlay", .commandId, .componentId, returns: .nothing("1"))
  public let dismissAllOverlays = DeclaredMethod("dismissAllOverlays", .commandId, returns: .nothing("null"))
  public let getLaunchArgs = DeclaredMethod(
    "getLaunchArgs", .commandId, returns: .texts("the arguments with which the app was started"))
  public let getConstants = DeclaredMethod(
    "getConstants", returns: .json("the heights of the bars in points, and the id of back buttons"),
    kinds: .init(bridge: nil, turbo: .sync))
  public let getNavigationConstants = DeclaredMethod(
    "getNavigationConstants", returns: .json("the heights of the bars in points"),
    kinds: .init(bridge: .promise, turbo: nil))
  public let getNavigationConstantsSync = DeclaredMethod(
    "getNavigationConstantsSync", returns: .json("the heights of the bars in points"),
    kinds: .init(bridge: .sync, turbo: nil))
}

extension Field where Value == FieldTypes.Text {
  static var componentId: Self { .text("componentId") }
}

extension Field where Value == FieldTypes.Object? {
  /// Options that are merged into a component before it is popped or dismissed.
  fileprivate static var mergeOptions: Self { .optional(.object("options")) }
}
