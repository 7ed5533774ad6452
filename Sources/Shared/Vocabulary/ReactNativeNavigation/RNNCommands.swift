public import NavbridgeWire

/// The commands of react-native-navigation (rnn-commands §1). Each route has its own module, with the same commands.
public struct RNNCommands: DeclaredModule {
  /// The names of the module on the two routes.
  public static let names = ModuleNames(bridge: "RNNBridgeModule", turbo: "RNNTurboModule")
  /// The methods and events of the module.
  public static let declared = RNNCommands()

  /// `setRoot`: exchanges what the main window shows.
  public let setRoot = DeclaredMethod(
    "setRoot", .commandId, .object("layout"), returns: .text("the id of the root"))
  /// `setDefaultOptions`: options for all screens from now on.
  public let setDefaultOptions = DeclaredMethod(
    "setDefaultOptions", .object("options"), returns: .nothing(), kinds: .init(bridge: .promise, turbo: .void))
  /// `mergeOptions`: further options of a component.
  public let mergeOptions = DeclaredMethod(
    "mergeOptions", .componentId, .object("options"), returns: .nothing("the componentId"),
    kinds: .init(bridge: .promise, turbo: .void))
  /// `push`: a screen on top of the component's stack.
  public let push = DeclaredMethod(
    "push", .commandId, .componentId, .object("layout"), returns: .text("the id of the pushed layout"))
  /// `pop`: the screen on top goes.
  public let pop = DeclaredMethod("pop", .commandId, .componentId, .mergeOptions, returns: .text("the componentId"))
  /// `popTo`: the screens over the component go.
  public let popTo = DeclaredMethod("popTo", .commandId, .componentId, .mergeOptions, returns: .text("the componentId"))
  /// `popToRoot`: all screens but the lowest go.
  public let popToRoot = DeclaredMethod(
    "popToRoot", .commandId, .componentId, .mergeOptions, returns: .text("the componentId"))
  /// `setStackRoot`: exchanges all screens of a stack.
  public let setStackRoot = DeclaredMethod(
    "setStackRoot", .commandId, .componentId, .array("children"), returns: .text("the componentId"))
  /// `showModal`: a layout over the others.
  public let showModal = DeclaredMethod(
    "showModal", .commandId, .object("layout"), returns: .text("the id of the modal"))
  /// `dismissModal`: a modal goes.
  public let dismissModal = DeclaredMethod(
    "dismissModal", .commandId, .componentId, .mergeOptions, returns: .text("the id of the top of the dismissed tree"))
  /// `dismissAllModals`: all modals go.
  public let dismissAllModals = DeclaredMethod(
    "dismissAllModals", .commandId, .mergeOptions, returns: .nothing("null"))
  /// `showOverlay`: a component in a window of its own.
  public let showOverlay = DeclaredMethod(
    "showOverlay", .commandId, .object("layout"), returns: .text("the id of the overlay"))
  /// `dismissOverlay`: an overlay goes.
  public let dismissOverlay = DeclaredMethod(
    "dismissOverlay", .commandId, .componentId, returns: .nothing("1"))
  /// `dismissAllOverlays`: all overlays go.
  public let dismissAllOverlays = DeclaredMethod("dismissAllOverlays", .commandId, returns: .nothing("null"))
  /// `getLaunchArgs`: the arguments of the launch.
  public let getLaunchArgs = DeclaredMethod(
    "getLaunchArgs", .commandId, returns: .texts("the arguments with which the app was started"))
  /// `getConstants`: the constants of the module.
  public let getConstants = DeclaredMethod(
    "getConstants", returns: .json("the heights of the bars in points, and the id of back buttons"),
    kinds: .init(bridge: nil, turbo: .sync))
  /// `getNavigationConstants`: the heights of the bars, as a promise.
  public let getNavigationConstants = DeclaredMethod(
    "getNavigationConstants", returns: .json("the heights of the bars in points"),
    kinds: .init(bridge: .promise, turbo: nil))
  /// `getNavigationConstantsSync`: the heights of the bars, at once.
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
