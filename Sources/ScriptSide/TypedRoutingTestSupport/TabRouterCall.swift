public import NavbridgeTypedRouting

/// A call that a spy of a tab router has received. A tab that is nil stands for the selected one.
public enum TabRouterCall: Sendable, CustomStringConvertible {
  /// `change(tab:)`.
  case change(any TabRoute)
  /// `push(_:in:)`.
  case push(any Route, in: (any TabRoute)?)
  /// `present(_:in:)`.
  case present(any Route, in: (any TabRoute)?)
  /// `cover(_:in:)`.
  case cover(any Route, in: (any TabRoute)?)
  /// `update(root:in:)`.
  case updateRoot(any Route, in: (any TabRoute)?)
  /// `popToRoot(in:)`.
  case popToRoot(in: (any TabRoute)?)
  /// `clearChildren()`.
  case clearChildren

  public var description: String {
    switch self {
    case .change(let tab): "change(tab: \(tab))"
    case .push(let route, let tab): "push(\(route)\(Self.text(tab)))"
    case .present(let route, let tab): "present(\(route)\(Self.text(tab)))"
    case .cover(let route, let tab): "cover(\(route)\(Self.text(tab)))"
    case .updateRoot(let route, let tab): "update(root: \(route)\(Self.text(tab)))"
    case .popToRoot(let tab): tab.map { "popToRoot(in: \($0))" } ?? "popToRoot()"
    case .clearChildren: "clearChildren()"
    }
  }

  private static func text(_ tab: (any TabRoute)?) -> String { tab.map { ", in: \($0)" } ?? "" }
}
