public import NavbridgeWire

/// The events of react-native-navigation, and the module that sends them while it has listeners (rnn-events §1).
public struct RNNEvents: DeclaredListeningModule {
  /// The names of the module on the two routes.
  public static let names = ModuleNames(bridge: "RNNEventEmitter", turbo: "RNNTurboEventEmitter")
  /// The methods and events of the module.
  public static let declared = RNNEvents()

  /// The two methods by which a script begins and ends to listen.
  public let listening = ListeningMethods.declared

  /// The app can set its root.
  public let appLaunched = DeclaredMessage("RNN.AppLaunched")
  /// `completionTime` is in whole milliseconds since 1970.
  public let commandCompleted = DeclaredMessage(
    "RNN.CommandCompleted", .commandId, .text("commandName"), .integer("completionTime"))
  /// A component begins to appear.
  public let componentWillAppear = DeclaredMessage(
    "RNN.ComponentWillAppear", .componentId, .componentName, .componentType, componentMethod: "componentWillAppear")
  /// A component has appeared.
  public let componentDidAppear = DeclaredMessage(
    "RNN.ComponentDidAppear", .componentId, .componentName, .componentType, componentMethod: "componentDidAppear")
  /// A component has disappeared.
  public let componentDidDisappear = DeclaredMessage(
    "RNN.ComponentDidDisappear", .componentId, .componentName, .componentType,
    componentMethod: "componentDidDisappear")
  /// A button of a bar was tapped.
  public let navigationButtonPressed = DeclaredMessage(
    "RNN.NavigationButtonPressed", .componentId, .text("buttonId"), componentMethod: "navigationButtonPressed")
  /// A tab was tapped that does not select itself.
  public let bottomTabPressed = DeclaredMessage("RNN.BottomTabPressed", .integer("tabIndex"))
  /// A tab was selected, or tapped again.
  public let bottomTabSelected = DeclaredMessage(
    "RNN.BottomTabSelected", .integer("selectedTabIndex"), .integer("unselectedTabIndex"))
  /// A tab was pressed long.
  public let bottomTabLongPressed = DeclaredMessage("RNN.BottomTabLongPressed", .integer("selectedTabIndex"))
  /// Modals were dismissed.
  public let modalDismissed = DeclaredMessage("RNN.ModalDismissed", .componentId, .integer("modalsDismissed"))
  /// The user has tried to swipe a modal down that does not allow it.
  public let modalAttemptedToDismiss = DeclaredMessage("RNN.ModalAttemptedToDismiss", .componentId)
  /// The text of a search bar has changed.
  public let searchBarUpdated = DeclaredMessage(
    "RNN.SearchBarUpdated", .componentId, .text("text"), .flag("isFocused"), componentMethod: "searchBarUpdated")
  /// A search was cancelled.
  public let searchBarCancelPressed = DeclaredMessage(
    "RNN.SearchBarCancelPressed", .componentId, componentMethod: "searchBarCancelPressed")
  /// A preview was opened.
  public let previewCompleted = DeclaredMessage(
    "RNN.PreviewCompleted", .componentId, .text("previewComponentId"), componentMethod: "previewCompleted")
  /// The original library, too, passes this event to the method of another one.
  public let screenPopped = DeclaredMessage("RNN.ScreenPopped", .componentId, componentMethod: "previewCompleted")
}

extension Field where Value == FieldTypes.Text {
  fileprivate static var componentName: Self { .text("componentName") }
  fileprivate static var componentType: Self { .text("componentType") }
}

/// The layout as the native side has it, for a script side that keeps a model of it.
///
/// It is an extension of this emulator, in a module of its own, so that the modules of react-native-navigation keep their
/// methods and ids. The events are sent only while the module has listeners.
public struct LayoutStateDeclaration: DeclaredListeningModule {
  /// The names of the module on the two routes.
  public static let names = ModuleNames("LayoutState")
  /// The methods and events of the module.
  public static let declared = LayoutStateDeclaration()

  /// Resolves with the root and the modals, the first presented first. Screens that are leaving are not in it.
  public let getLayout = DeclaredMethod(
    "getLayout",
    returns: .json(
      "`{\"root\":NODE\\|null,\"modals\":[NODE…],\"horizontalSizeClass\"}`, NODE = "
        + "`{\"id\",\"type\",\"name\",\"selectedTabIndex\"?,\"children\"}`"))
  /// The two methods by which a script begins and ends to listen.
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

extension DesignDescription {
  /// The iOS architecture of react-native-navigation.
  public static let reactNativeNavigation = DesignDescription(
    name: "react-native-navigation", modules: [RNNCommands.self, RNNEvents.self], recordedModules: [RNNCommands.self],
    libraries: [.layoutGuides, .layoutState],
    driverMethods: [ReactNativeNavigationMethods.peek.declaration])
}
