internal import Shared

/// An event of React Native Navigation's, declared once: name and payload (rnn-events §1).
enum RNNEvent: Sendable, Equatable {
  /// What the three appearance events carry.
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
    case .screenPopped: "RNN.ScreenPopped"
    }
  }

  /// AppLaunched is emitted without a body.
  var hasBody: Bool { self != .appLaunched }

  func writeBody(to writer: JSONWriter) {
    writer.object {
      switch self {
      case .appLaunched: break
      case .commandCompleted(let commandId, let commandName, let completionTime):
        writer.member("commandId", commandId)
        writer.member("commandName", commandName)
        writer.key("completionTime")
        writer.value(completionTime)
      case .componentWillAppear(let component), .componentDidAppear(let component),
        .componentDidDisappear(let component):
        writer.member("componentId", component.componentId)
        writer.member("componentName", component.componentName)
        writer.member("componentType", component.componentType)
      case .navigationButtonPressed(let componentId, let buttonId):
        writer.member("componentId", componentId)
        writer.member("buttonId", buttonId)
      case .screenPopped(let componentId):
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
}
