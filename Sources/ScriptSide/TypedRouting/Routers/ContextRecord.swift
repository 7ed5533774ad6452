/// An observer of messages, with the place at which it was registered (typed-routing §4).
struct ContextRecord {
  /// The route that was current.
  let route: AnyRoute
  /// The length of the path, which distinguishes equal routes in one stack.
  let pathCount: Int
  let type: any RouteContext.Type
  let run: (any RouteContext) -> Void

  func observes(_ type: any RouteContext.Type) -> Bool { self.type == type }

  func isAt(_ route: AnyRoute, _ pathCount: Int) -> Bool { self.pathCount == pathCount && self.route == route }
}
