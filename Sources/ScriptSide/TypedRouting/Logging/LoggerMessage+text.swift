/// The text of a message, as the default logger writes it.
extension LoggerMessage: CustomStringConvertible {
  public var description: String {
    switch self {
    case .create(let parent, _): parent.map { "created by \($0)" } ?? "created"
    case .delete: "deleted"
    case .navigation(let from, let to, let type): "navigation from '\(from)' to '\(to)', \(type)"
    case .action(let action): action.description
    case .onAppear(let route): "'\(route)' has appeared"
    case .onDisappear(let route): "'\(route)' has disappeared"
    case .context(let context): context.description
    case .error(let error): "error: \(error)"
    }
  }
}

extension LoggerMessage.Action: CustomStringConvertible {
  public var description: String {
    switch self {
    case .popToRoot: "pop to root"
    case .close: "close"
    case .back(nil): "back"
    case .back(let count?): "back by \(count)"
    case .closeChildren(let child): "close child \(child)"
    case .changeTab(let tab): "change tab to '\(tab)'"
    }
  }
}

extension LoggerMessage.Context: CustomStringConvertible {
  public var description: String {
    switch self {
    case .add(let route, let type): "observer of \(type) added at '\(route)'"
    case .execute(let value, let route): "observer of \(type(of: value)) at '\(route)' run"
    case .remove(let route, let type): "observer of \(type) removed from '\(route)'"
    }
  }
}
