/// The tree of routers as text (typed-routing §10).
extension BaseRouter {
  /// The whole tree, from its top: a line for each router with its current route, and below it the root, the columns,
  /// the path if it is not empty, the observers if there are any, and the children in the order in which they were made.
  public func routerTreeDescription() -> String { rootRouter.treeLines().joined(separator: "\n") }

  /// Prints the tree if `trigger` differs from that of the last call.
  public func printRouter(trigger: some Hashable) {
    guard tree.lastPrintTrigger != AnyHashable(trigger) else { return }
    tree.lastPrintTrigger = AnyHashable(trigger)
    tree.print(routerTreeDescription())
  }

  /// Prints the tree now and after each event, until the result is released.
  public func printRouterOnChange() -> RoutingSubscription {
    tree.print(routerTreeDescription())
    return onEvent { [weak self] in
      if let self { tree.print(routerTreeDescription()) }
    }
  }

  private func treeLines() -> [String] {
    var lines = ["\(description), current: \(currentRoute)"]
    for line in stateLines { lines.append("    \(line)") }
    if !records.isEmpty {
      lines.append("    contexts: \(observers.map(\.description).sorted().joined(separator: ", "))")
    }
    let children = children.sorted { $0.id < $1.id }
    for (index, child) in children.enumerated() {
      let isLast = index == children.count - 1
      for (number, line) in child.treeLines().enumerated() {
        lines.append((number == 0 ? (isLast ? "└─ " : "├─ ") : (isLast ? "   " : "│  ")) + line)
      }
    }
    return lines
  }

  private var stateLines: [String] {
    guard let router = self as? Router else { return [] }
    var lines = ["root: \(router.root)"]
    if let content = router.content { lines.append("content: \(content.route)") }
    if let detail = router.detail { lines.append("detail: \(detail.route)") }
    if !router.path.isEmpty { lines.append("path: \(router.path.map(\.description).joined(separator: ", "))") }
    return lines
  }
}
