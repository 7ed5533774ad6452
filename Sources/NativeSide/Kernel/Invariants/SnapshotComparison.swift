internal import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// Compares a whole snapshot with the tree of view controllers and with the look-ups: each view controller of a window that is shown
/// has one node, its id finds a view controller with that id, and its root runs in the script.
@MainQueue
struct SnapshotComparison {
  private let host: NativeHost

  init(_ host: NativeHost) { self.host = host }

  /// A sentence for each difference.
  var differences: [String] {
    let nodes = nodes
    var broken: [String] = []
    let (described, shown) = (nodes.map(Self.name), host.application.controllersInWindows.filter(isShown).map(name))
    if described.sorted() != shown.sorted() {
      broken.append("The snapshot has \(described.description), and the windows have \(shown.description).")
    }
    guard let session = host.session, host.machine.currentScript != nil else { return broken }
    for node in nodes {
      if host.findsAllScreens, let id = node["componentId"]?.string, host.controller(withComponentId: id) == nil {
        broken.append("The snapshot has '\(cut: id)', which is not found by its id.")
      }
      guard let rootTag = node["rootTag"]?.int, session.surfaces[Int64(rootTag)] == nil else { continue }
      broken.append("The snapshot has the root \(rootTag) in \(Self.name(node)), which does not run.")
    }
    return broken
  }

  /// The nodes of all view controllers, each before its children.
  private var nodes: [JSON] {
    func withChildren(_ node: JSON) -> [JSON] { [node] + (node["children"]?.array ?? []).flatMap(withChildren) }
    return (Snapshot(host).whole["windows"]?.array ?? []).flatMap { window in
      ([window["root"]].compactMap { $0?.object == nil ? nil : $0 } + (window["presented"]?.array ?? []))
        .flatMap(withChildren)
    }
  }

  private static func name(_ node: JSON) -> String {
    "\(node["class"]?.string ?? "") \(node["componentId"]?.string ?? "")"
  }

  private func name(_ controller: UIViewController) -> String {
    "\(type(of: controller)) \(host.componentId(of: controller) ?? "")"
  }

  private func isShown(_ controller: UIViewController) -> Bool {
    var top = controller
    while let next = top.parent ?? top.presentingViewController { top = next }
    return host.application.windows.contains { !$0.isHidden && $0.rootViewController === top }
  }
}
