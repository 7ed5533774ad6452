internal import NavbridgeRuntime
internal import NavbridgeWire
internal import ScriptSide

/// A command of the bridge (typed-routing §12).
enum RoutingCommand {
  case setRoot(Layout)
  case push(onto: String, Layout)
  case pop(String)
  case popTo(String)
  case popToRoot(String)
  case setStackRoot(String, [Layout])
  case showModal(Layout)
  case dismissModal(String, animated: Bool)
  case selectTab(Int, in: String)

  /// Sends the command. `completion` is called once, for a command without an answer at once.
  @ScriptThread
  func send(by navigation: Navigation, completion: @escaping Navigation.Completion) {
    switch self {
    case .setRoot(let layout): navigation.setRoot(layout, completion: completion)
    case .push(let componentId, let layout): navigation.push(componentId, layout, completion: completion)
    case .pop(let componentId): navigation.pop(componentId, completion: completion)
    case .popTo(let componentId): navigation.popTo(componentId, completion: completion)
    case .popToRoot(let componentId): navigation.popToRoot(componentId, completion: completion)
    case .setStackRoot(let stackId, let children):
      navigation.setStackRoot(stackId, children, completion: completion)
    case .showModal(let layout): navigation.showModal(layout, completion: completion)
    case .dismissModal(let modalId, let animated):
      let still: JSON = ["animations": ["dismissModal": ["exit": ["enabled": false]]]]
      navigation.dismissModal(modalId, options: animated ? nil : still, completion: completion)
    case .selectTab(let index, let tabsId):
      navigation.mergeOptions(tabsId, ["bottomTabs": ["currentTabIndex": .int(Int64(index))]])
      completion(.success(.null))
    }
  }
}
