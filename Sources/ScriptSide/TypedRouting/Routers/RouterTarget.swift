/// The router that a deep link is for, which need not exist yet (typed-routing §9).
public enum RouterTarget: Hashable, Sendable {
  /// The router at the top.
  case app
  /// The router of the tab with a name.
  case tab(String)
  /// The router of the stack whose first root has a name.
  case stack(String)
  /// The router of the presented route with a name.
  case presented(String)
  /// The router of the split view whose root has a name.
  case split(String)

  /// The router of a tab.
  public static func tab(_ tab: some TabRoute) -> RouterTarget { .tab(tab.name) }

  init(_ type: RouterType) {
    switch type {
    case .app: self = .app
    case .tab(let name, _): self = .tab(name)
    case .stack(let name): self = .stack(name)
    case .presented(let name): self = .presented(name)
    case .split(let name, _): self = .split(name)
    }
  }
}
