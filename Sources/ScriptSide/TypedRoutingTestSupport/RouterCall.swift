public import NavbridgeTypedRouting

/// A call that a spy has received.
public enum RouterCall: Sendable, CustomStringConvertible {
  /// `route(_:)`.
  case route(any Route)
  /// `push(_:)`.
  case push(any Route)
  /// `present(_:withStack:)`.
  case present(any Route, withStack: Bool)
  /// `cover(_:)`.
  case cover(any Route)
  /// `update(root:)`.
  case updateRoot(any Route)
  /// `back()`.
  case back
  /// `popToRoot()`.
  case popToRoot
  /// `close()`.
  case close
  /// `closeChildren()`.
  case closeChildren
  /// `clearChildren()`.
  case clearChildren
  /// `terminate(_:)`.
  case terminate(any RouteContext)
  /// `context(_:)`.
  case context(any RouteContext)
  /// `add(context:perform:)`.
  case add(context: any RouteContext.Type)
  /// `remove(context:)`.
  case remove(context: any RouteContext.Type)
  /// `select(detail:)`. Nil cleared the column.
  case selectDetail((any RouteContext)?)
  /// `select(content:)`. Nil cleared the column.
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
