package import HeadlessUIKit
package import NavbridgeKernel
internal import NavbridgeVocabulary
package import NavbridgeWire

/// The members that the design adds to snapshots and statistics.
extension CoordinatorRouter: SnapshotContributor {
  /// Adds the coordinator of a screen, or the chain of a stack.
  package func describe(_ controller: UIViewController, in node: inout JSONObject, of snapshot: Snapshot) {
    if let stack = router.stacks.first(where: { $0.controller === controller }) {
      node["type"] = "stack"
      node["navId"] = .string(stack.navId)
      node["chain"] = .texts(stack.chain.map(\.route.key))
    } else if let coordinator = router.coordinator(of: controller) {
      node["name"] = .string(coordinator.route.name)
      node["type"] = controller is EntainScreen ? "script" : "native"
      node["coordinator"] = describe(coordinator)
      if let screen = controller as? EntainScreen { describe(screen, in: &node) }
    } else if let side = router.drawerSide(of: controller) {
      node["type"] = "drawerMenu"
      node["side"] = .string(side.rawValue)
      node["name"] = controller.title.map { .string($0) } ?? .null
      if let screen = controller as? EntainScreen {
        node["name"] = .string(screen.route.name)
        describe(screen, in: &node)
      }
    }
  }

  private func describe(_ screen: EntainScreen, in node: inout JSONObject) {
    node["rootTag"] = (screen.surfaceView?.rootTag).map { .int($0) } ?? .null
    node["props"] = .object(screen.properties)
  }

  private func describe(_ coordinator: NavigationCoordinator) -> JSON {
    func keys(_ coordinators: [NavigationCoordinator]) -> JSON { .texts(coordinators.map(\.route.key)) }
    return [
      "class": .string("\(type(of: coordinator))"), "route": coordinator.route.json,
      "parent": coordinator.parent.map { .string($0.route.key) } ?? .null, "children": keys(coordinator.children),
      "depth": .int(Int64(coordinator.depth)), "modalHead": .bool(coordinator.isModalHead),
    ]
  }

  /// Adds the router's state.
  package func describe(in node: inout JSONObject) { node["router"] = router.state.json }

  package func addStatistics(to statistics: inout JSONObject) {
    var own = router.counters.json
    own["waiting"] = .int(Int64(router.waiting.count))
    own["running"] = .bool(router.running != nil)
    own["coordinators"] = .int(Int64(router.live.count))
    own["startUp"] = .texts(appView.startUpSteps)
    statistics["router"] = .object(own)
  }
}
