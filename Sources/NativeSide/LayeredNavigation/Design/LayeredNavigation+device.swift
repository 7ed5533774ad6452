package import HeadlessUIKit
package import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
package import NavbridgeWire

/// The device as drivers see and touch it.
extension LayeredNavigation: SnapshotContributor {
  package nonisolated static var driverMethods: [DriverHandler] {
    [
      .handle(LayeredNavigationMethods.pan) { host, percent, lifts in
        engine(of: host).move(.pan, to: Double(percent) / 100, lifts: lifts)
      },
      .handle(LayeredNavigationMethods.touch) { host, x, y in
        !engine(of: host).touch(CGPoint(x: x, y: y)).isEmpty
      },
    ]
  }

  private static func engine(of host: NativeHost) -> NavigationEngine { (host.design as! LayeredNavigation).engine }

  /// Writes each line of the navigation's log to the trace, while there is one.
  func trace(_ engine: NavigationEngine) {
    engine.onRecord = { [unowned host] in host.trace?.write($0) }
  }

  package func pinchScreen(to scale: Double, lifts: Bool) -> Bool? { engine.move(.pinch, to: 1 - scale, lifts: lifts) }

  package func fingerTouched(_ point: CGPoint) { engine.touch(point) }

  package func describe(_ controller: UIViewController, in node: inout JSONObject, of snapshot: Snapshot) {
    if let stack = controller as? LayerNavigationController { node["layer"] = .string(stack.layer.name) }
    guard let context = (controller as? any NavViewController)?.navContext else { return }
    node["name"] = .string(context.controller)
    node["type"] = "Layer"
    node["context"] = context.dump
    if let tag = (controller as? ScriptScreenController)?.rootTag { node["rootTag"] = .int(tag) }
  }

  package func describe(_ window: UIWindow, in node: inout JSONObject) {
    if window is AccesoryWindow { node["kind"] = "overlay" }
  }

  package func describe(in node: inout JSONObject) { node["layers"] = engine.dump }

  package func addStatistics(to statistics: inout JSONObject) {
    func number(_ value: Int) -> JSON { .int(Int64(value)) }
    statistics["layers"] = [
      "contexts": number(engine.contexts.count), "committed": number(engine.counters.committed),
      "rolledBack": number(engine.counters.rolledBack), "watchdogs": number(engine.counters.watchdogs),
      "strays": number(engine.counters.strays), "queued": number(engine.unfinished.count),
      "locked": .bool(engine.store.isLocked),
    ]
  }
}

extension TraceLog {
  /// Writes a line of the navigation's log. What an operation, a dispatch or a reaction does follows from it.
  func write(_ record: NavRecord) {
    let id = record.id.map(String.init)
    switch record.kind {
    case .operation where record.action == "began", .reaction:
      enter(kind(of: record), subject: record.subject, action: record.action, id: id)
    case .lock where record.action == "dispatched":
      enter(.lock, subject: record.subject, action: record.action, id: id)
    case .operation, .lock, .didShow, .callback:
      _ = self.record(kind(of: record), subject: record.subject, action: record.action, id: id)
    }
  }

  private func kind(of record: NavRecord) -> TraceRecord.Kind {
    switch record.kind {
    case .operation: .operation
    case .reaction: .reaction
    case .lock, .didShow: .lock
    case .callback: .setup
    }
  }
}
