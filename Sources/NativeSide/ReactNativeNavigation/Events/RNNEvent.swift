internal import NavbridgeWire

/// An event of React Native Navigation, declared once with its name and payload (rnn-events §1).
enum RNNEvent: Sendable, Equatable {
  /// The payload of the three appearance events.
  struct Component: Sendable, Equatable {
    let componentId: String
    let componentName: String
    let componentType: String
  }

  case appLaunched
  case commandCompleted(commandId: String, commandName: String, completionTime: Int64)
  case componentWillAppear(Component)
  case componentDidAppear(Component)
  case componentDidDisappear(Component)
  case navigationButtonPressed(componentId: String, buttonId: String)
  case bottomTabPressed(tabIndex: Int)
  case bottomTabSelected(selectedTabIndex: Int, unselectedTabIndex: Int)
  case bottomTabLongPressed(selectedTabIndex: Int)
  case modalDismissed(componentId: String, modalsDismissed: Int)
  case modalAttemptedToDismiss(componentId: String)
  case searchBarUpdated(componentId: String, text: String, isFocused: Bool)
  case searchBarCancelPressed(componentId: String)
  case previewCompleted(componentId: String, previewComponentId: String)
  case screenPopped(componentId: String)

  static let appLaunchedName = "RNN.AppLaunched"

  var name: String {
    switch self {
    case .appLaunched: Self.appLaunchedName
    case .commandCompleted: "RNN.CommandCompleted"
    case .componentWillAppear: "RNN.ComponentWillAppear"
    case .componentDidAppear: "RNN.ComponentDidAppear"
    case .componentDidDisappear: "RNN.ComponentDidDisappear"
    case .navigationButtonPressed: "RNN.NavigationButtonPressed"
    case .bottomTabPressed: "RNN.BottomTabPressed"
    case .bottomTabSelected: "RNN.BottomTabSelected"
    case .bottomTabLongPressed: "RNN.BottomTabLongPressed"
    case .modalDismissed: "RNN.ModalDismissed"
    case .modalAttemptedToDismiss: "RNN.ModalAttemptedToDismiss"
    case .searchBarUpdated: "RNN.SearchBarUpdated"
    case .searchBarCancelPressed: "RNN.SearchBarCancelPressed"
    case .previewCompleted: "RNN.PreviewCompleted"
    case .screenPopped: "RNN.ScreenPopped"
    }
  }

  /// False for AppLaunched, which is emitted without a body.
  var hasBody: Bool { if case .appLaunched = self { false } else { true } }

  func writeBody(to writer: JSONWriter) {
    writer.object {
      switch self {
      case .appLaunched: break
      case .commandCompleted(let commandId, let commandName, let completionTime):
        writer.member("commandId", commandId)
        writer.member("commandName", commandName)
        writer.member("completionTime", completionTime)
      case .componentWillAppear(let component), .componentDidAppear(let component),
        .componentDidDisappear(let component):
        writer.member("componentId", component.componentId)
        writer.member("componentName", component.componentName)
        writer.member("componentType", component.componentType)
      case .navigationButtonPressed(let componentId, let buttonId):
        writer.member("componentId", componentId)
        writer.member("buttonId", buttonId)
      case .bottomTabPressed(let index):
        writer.member("tabIndex", Int64(index))
      case .bottomTabSelected(let selected, let unselected):
        writer.member("selectedTabIndex", Int64(selected))
        writer.member("unselectedTabIndex", Int64(unselected))
      case .bottomTabLongPressed(let index):
        writer.member("selectedTabIndex", Int64(index))
      case .modalDismissed(let componentId, let count):
        writer.member("componentId", componentId)
        writer.member("modalsDismissed", Int64(count))
      case .searchBarUpdated(let componentId, let text, let isFocused):
        writer.member("componentId", componentId)
        writer.member("text", text)
        writer.key("isFocused")
        writer.value(isFocused)
      case .previewCompleted(let componentId, let previewComponentId):
        writer.member("componentId", componentId)
        writer.member("previewComponentId", previewComponentId)
      case .modalAttemptedToDismiss(let componentId), .searchBarCancelPressed(let componentId),
        .screenPopped(let componentId):
        writer.member("componentId", componentId)
      }
    }
  }
}

extension JSONWriter {
  fileprivate func member(_ key: StaticString, _ text: String) {
    self.key(key)
    value(text)
  }

  fileprivate func member(_ key: StaticString, _ number: Int64) {
    self.key(key)
    value(number)
  }
}
