public import NavbridgeWire

/// The layout as the native side has it, for a script side that keeps a model of it.
///
/// It is an extension of this emulator, in a module of its own, so that the modules of react-native-navigation keep their
/// methods and ids. The events are sent only while the module has listeners.
public struct LayoutStateDeclaration: DeclaredListeningModule {
  public static let names = ModuleNames("LayoutState")
  public static let declared = LayoutStateDeclaration()

  /// Resolves with the root and the modals, the first presented first. Screens that are leaving are not in it.
  public let getLayout = DeclaredMethod(
    "getLayout",
    returns: .json(
      "`{\"root\":NODE\\|null,\"modals\":[NODE…],\"horizontalSizeClass\"}`, NODE = "
        + "`{\"id\",\"type\",\"name\",\"selectedTabIndex\"?,\"children\"}`"))
  public let listening = ListeningMethods.declared

  /// Something other than a command has changed the children of a stack, such as a swipe: their number and the top one.
  /// `topId` is null for a native screen that another one has pushed.
  public let stackChanged = DeclaredMessage(
    "layoutState.stackChanged", .componentId, .integer("count"), .nullable(.text("topId")), .text("topName"))
  /// A finger selected a tab, possibly the one that was selected already.
  public let tabSelected = DeclaredMessage(
    "layoutState.tabSelected", .componentId, .integer("selectedTabIndex"), .integer("unselectedTabIndex"))
}

extension LibraryDescription {
  /// The layout of react-native-navigation, for scripts that keep a model of it.
  public static let layoutState = LibraryDescription(modules: [LayoutStateDeclaration.self])
}
