/// The events of react-native-navigation, and the module that sends them while it has listeners (rnn-events §1).
public struct RNNEvents: DeclaredListeningModule {
  public static let names = ModuleNames(bridge: "RNNEventEmitter", turbo: "RNNTurboEventEmitter")
  public static let declared = RNNEvents()

  public let listening = ListeningMethods.declared

  public let appLaunched = DeclaredEvent("RNN.AppLaunched")
  /// `completionTime` is in whole milliseconds since 1970.
  public let commandCompleted = DeclaredEvent(
    "RNN.CommandCompleted", .commandId, .text("commandName"), .integer("completionTime"))
  public let componentWillAppear = DeclaredEvent(
    "RNN.ComponentWillAppear", .componentId, .componentName, .componentType, componentMethod: "componentWillAppear")
  public let componentDidAppear = DeclaredEvent(
    "RNN.ComponentDidAppear", .componentId, .componentName, .componentType, componentMethod: "componentDidAppear")
  public let componentDidDisappear = DeclaredEvent(
    "RNN.ComponentDidDisappear", .componentId, .componentName, .componentType,
    componentMethod: "componentDidDisappear")
  public let navigationButtonPressed = DeclaredEvent(
    "RNN.NavigationButtonPressed", .componentId, .text("buttonId"), componentMethod: "navigationButtonPressed")
  public let bottomTabPressed = DeclaredEvent("RNN.BottomTabPressed", .integer("tabIndex"))
  public let bottomTabSelected = DeclaredEvent(
    "RNN.BottomTabSelected", .integer("selectedTabIndex"), .integer("unselectedTabIndex"))
  public let bottomTabLongPressed = DeclaredEvent("RNN.BottomTabLongPressed", .integer("selectedTabIndex"))
  public let modalDismissed = DeclaredEvent("RNN.ModalDismissed", .componentId, .integer("modalsDismissed"))
  public let modalAttemptedToDismiss = DeclaredEvent("RNN.ModalAttemptedToDismiss", .componentId)
  public let searchBarUpdated = DeclaredEvent(
    "RNN.SearchBarUpdated", .componentId, .text("text"), .flag("isFocused"), componentMethod: "searchBarUpdated")
  public let searchBarCancelPressed = DeclaredEvent(
    "RNN.SearchBarCancelPressed", .componentId, componentMethod: "searchBarCancelPressed")
  public let previewCompleted = DeclaredEvent(
    "RNN.PreviewCompleted", .componentId, .text("previewComponentId"), componentMethod: "previewCompleted")
  /// The original library, too, passes this event to the method of another one.
  public let screenPopped = DeclaredEvent("RNN.ScreenPopped", .componentId, componentMethod: "previewCompleted")
}

extension Field where Value == FieldTypes.Text {
  fileprivate static var componentName: Self { .text("componentName") }
  fileprivate static var componentType: Self { .text("componentType") }
}
