public import NavbridgeTypedRouting

/// A call that a spy has received.
public enum RouterCall: Sendable, CustomStringConvertible {
  case route(any Route)
  case push(any Route)
  case present(any Route, withStack: Bool)
  case cover(any Route)
  case updateRoot(any Route)
  case back
  case popToRoot
  case close
  case closeChildren
  case clearChildren
  case terminate(any RouteContext)
  case context(any RouteContext)
  case add(context: any RouteContext.Type)
  case remove(context: any RouteContext.Type)
  /// Nil cleared the column.
  case selectDetail((any RouteContext)?)
  case selectContent((any RouteContext)?)

  public var description: String {
    switch self {
    case .route(let route): "route(\(route))"
    case .push(let route): "push(\(route))"
    case .present(let route, let withStack): "present(\(route), withStack: \(withStack))"
    case .cover(let route): "cover(\(route))"
    case .updateRoot(let route): "update(root: \(route))"
    case .back: "back()"
    case .popToRoot: "popToRoot()"
    case .close: "close()"
    case .closeChildren: "closeChildren()"
    case .clearChildren: "clearChildren()"
    case .terminate(let value): "terminate(\(value))"
    case .context(let value): "context(\(value))"
    case .add(let type): "add(context: \(type))"
    case .remove(let type): "remove(context: \(type))"
    case .selectDetail(let value): "select(detail: \(value.map { "\($0)" } ?? "nil"))"
    case .selectContent(let value): "select(content: \(value.map { "\($0)" } ?? "nil"))"
    }
  }
}
