/// The ways in which a route can be shown (typed-routing §1).
public enum RoutingType: Hashable, Sendable, CustomStringConvertible {
  /// The route replaces the root of the stack.
  case root
  /// The route is pushed onto the stack.
  case push
  /// The route is presented as a sheet, which has a stack of its own or only the one screen.
  case sheet(withStack: Bool = true)
  /// The route is presented over the full screen. A cover cannot be swiped away.
  case cover

  public var description: String {
    switch self {
    case .root: "root"
    case .push: "push"
    case .sheet(let withStack): "sheet(withStack: \(withStack))"
    case .cover: "cover"
    }
  }
}
