/// The events of react-native-navigation, and the module that sends them while it has listeners (rnn-events §1).
public struct RNNEvents: DeclaredListeningModule {
  public static let names = ModuleNames(bridge: "RNNEventEmitter", turbo: "RNNTurboEventEmitter")
  public static let declared = RNNEvents()

  public let listening = ListeningMethods.declared

  public let appLaunched = DeclaredMessage("RNN.AppLaunched")
  /// `completionTime` is in whole milliseconds since 1970.
  public let commandCompleted = DeclaredMessage(
    "RNN.CommandCompleted", .commandId, .text("commandName"), .integer("completionTime"))
  public let componentWillAppear = DeclaredMessage(
    "RNN.ComponentWillAppear", .componentId, .componentName, .componentType, componentMethod: "componentWillAppear")
  public let componentDidAppear = DeclaredMessage(
    "RNN.ComponentDidAppear", .componentId, .componentName, .componentType, componentMethod: "componentDidAppear")
  public let componentDidDisappear = DeclaredMessage(
    "RNN.ComponentDidDisappear", .componentId, .componentName, .componentType,
    componentMethod: "componentDidDisappear")
  public let navigationButtonPressed = DeclaredMessage(
    "RNN.NavigationButtonPressed", .componentId, .text("buttonId"), componentMethod: "navigationButtonPressed")
  public let bottomTabPressed = DeclaredMessage("RNN.BottomTabPressed", .integer("tabIndex"))
  public let bottomTabSelected = DeclaredMessage(
    "RNN.BottomTabSelected", .integer("selectedTabIndex"), .integer("unselectedTabIndex"))
  public let bottomTabLongPressed = DeclaredMessage("RNN.BottomTabLongPressed", .integer("selectedTabIndex"))
  public let modalDismissed = DeclaredMessage("RNN.ModalDismissed", .componentId, .integer("modalsDismissed"))
  public let modalAttemptedToDismiss = DeclaredMessage("RNN.ModalAttemptedToDismiss", .componentId)
  public let searchBarUpdated = DeclaredMessage(
    "RNN.SearchBarUpdated", .componentId, .text("text"), .flag("isFocused"), componentMethod: "searchBarUpdated")
  public let searchBarCancelPressed = DeclaredMessage(
    "RNN.SearchBarCancelPressed", .componentId, componentMethod: "searchBarCancelPressed")
  public let previewCompleted = DeclaredMessage(
    "RNN.PreviewCompleted", .componentId, .text("previewComponentId"), componentMethod: "previewCompleted")
  /// The original library, too, passes this event to the method of another one.
  public let screenPopped = DeclaredMessage("RNN.ScreenPopped", .componentId, componentMethod: "previewCompleted")
}

extension Field where Value == FieldTypes.Text {
  fileprivate static var componentName: Self { .text("componentName") }
  fileprivate static var componentType: Self { .text("componentType") }
}
