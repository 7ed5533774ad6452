public import NavbridgeWire
internal import ScriptSide

/// A layout that an app writes. Missing ids are made when a command sends the layout (rnn-layouts §1).
public indirect enum Layout: Sendable, Equatable {
  /// A screen of a component that the script has registered. Without an id the native side's answers name one that is
  /// made here.
  case component(name: String, id: String? = nil, options: JSON = [:])
  /// A native screen that the app has registered, with its properties.
  case external(name: String, id: String? = nil, options: JSON = [:], passProps: JSON = [:])
  /// A stack with these screens, the lowest first.
  case stack([Layout], id: String? = nil, options: JSON = [:])
  /// Tabs with a bar at the bottom, from left to right.
  case bottomTabs([Layout], id: String? = nil, options: JSON = [:])
  /// Tabs with a bar at the top, from left to right.
  case topTabs([Layout], id: String? = nil, options: JSON = [:])
  /// A centre with a drawer on the left, on the right, or on both sides.
  case sideMenu(left: Layout? = nil, center: Layout, right: Layout? = nil, id: String? = nil, options: JSON = [:])
  /// Two columns, as on an iPad.
  case splitView(master: Layout, detail: Layout, id: String? = nil, options: JSON = [:])
  /// A child of the stack that stays, among the children of `setStackRoot`: an extension of this emulator (protocol §11).
  case existing(id: String)
  /// The child of the stack at an index, which stays, for a native screen without an id.
  case existingChild(at: Int)

  /// Returns the node that is sent.
  func node(_ ids: inout UniqueIdProvider) -> JSON {
    switch self {
    case .component(let name, let id, let options):
      Self.node("Component", id, ["name": .string(name), "options": options], [], &ids)
    case .external(let name, let id, let options, let props):
      Self.node("ExternalComponent", id, ["name": .string(name), "options": options, "passProps": props], [], &ids)
    case .stack(let children, let id, let options): Self.node("Stack", id, ["options": options], children, &ids)
    case .bottomTabs(let children, let id, let options):
      Self.node("BottomTabs", id, ["options": options], children, &ids)
    case .topTabs(let children, let id, let options): Self.node("TopTabs", id, ["options": options], children, &ids)
    case .sideMenu(let left, let center, let right, let id, let options):
      Self.sideMenu([("Left", left), ("Center", center), ("Right", right)], id, options, &ids)
    case .splitView(let master, let detail, let id, let options):
      Self.node("SplitView", id, ["options": options], [master, detail], &ids)
    case .existing(let id): ["type": "Existing", "id": .string(id)]
    case .existingChild(let index): ["type": "Existing", "index": .int(Int64(index))]
    }
  }

  private static func node(
    _ type: String, _ id: String?, _ data: JSON, _ children: [Layout], _ ids: inout UniqueIdProvider
  ) -> JSON {
    [
      "id": .string(id ?? ids.next(type)), "type": .string(type), "data": data,
      "children": .array(children.map { $0.node(&ids) }),
    ]
  }

  private static func sideMenu(
    _ sides: [(name: String, child: Layout?)], _ id: String?, _ options: JSON, _ ids: inout UniqueIdProvider
  ) -> JSON {
    var parts: [JSON] = []
    for case (let name, let child?) in sides { parts.append(node("SideMenu\(name)", nil, [:], [child], &ids)) }
    return [
      "id": .string(id ?? ids.next("SideMenuRoot")), "type": "SideMenuRoot", "data": ["options": options],
      "children": .array(parts),
    ]
  }
}
