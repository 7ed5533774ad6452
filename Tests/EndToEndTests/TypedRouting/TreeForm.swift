import NavbridgeRuntime
import NavbridgeTypedRouting
import NavbridgeWire

/// The form of a tree as a text: `[home list]` for a stack, `(0: …, 1: …)` for tabs with the selected one marked by `*`,
/// `<… | …>` for a split view, and ` + …` for each modal.
@ScriptThread
enum TreeForm {
  // MARK: - The native tree

  static func native(_ layout: JSON) -> String {
    ([layout["root"] ?? .null] + (layout["modals"]?.array ?? [])).map(node).joined(separator: " + ")
  }

  private static func node(_ node: JSON) -> String {
    let children = node["children"]?.array ?? []
    switch node["type"]?.string {
    case "Stack": return "[" + children.map(self.node).joined(separator: " ") + "]"
    case "BottomTabs":
      let selected = node["selectedTabIndex"]?.int
      return "("
        + children.enumerated().map { "\($0)\($0 == selected ? "*" : ""): \(self.node($1))" }.joined(separator: ", ")
        + ")"
    case "SplitView": return "<" + children.map(self.node).joined(separator: " | ") + ">"
    default: return short(node["name"]?.string ?? "nothing")
    }
  }

  private static func short(_ component: String) -> String {
    String(component.split(separator: ".").last ?? "")
  }

  // MARK: - The routers' state

  static func state(_ container: MountedContainer) -> String {
    ([container] + presentations(container).sorted { $0.id < $1.id }).map(form).joined(separator: " + ")
  }

  private static func form(_ container: MountedContainer) -> String {
    if let tabs = container as? MountedTabs {
      return "("
        + tabs.tabs.enumerated().map { index, tab in
          "\(index)\(tab == tabs.tabRouter.tab ? "*" : ""): "
            + (tabs.nested(at: .tab(tab)).map(form) ?? "[Placeholder]")
        }.joined(separator: ", ") + ")"
    }
    guard let stack = container as? MountedStack else { return "" }
    let router = stack.router
    let path = router.path.map(name)
    guard stack.hasStack else { return name(router.root) }
    let sidebar = [router.root, router.contentRoute].compactMap(\.self).map(name)
    let detail = router.detailRoute.map(name)
    guard stack is MountedSplit, !router.isCompact else {
      return "[" + (sidebar + [detail].compactMap(\.self) + path).joined(separator: " ") + "]"
    }
    return "<[" + sidebar.joined(separator: " ") + "] | [" + ([detail ?? "Placeholder"] + path).joined(separator: " ")
      + "]>"
  }

  private static func presentations(_ container: MountedContainer) -> [MountedContainer] {
    container.nested.flatMap { (container is MountedStack ? [$0] : []) + presentations($0) }
  }

  private static func name(_ route: AnyRoute) -> String {
    if route.wrapped is ForeignRoute { return "RouteNotFound" }
    return short("app.\(route)")
  }
}
