package import HeadlessUIKit
package import NavbridgeRuntime
package import NavbridgeWire

/// A part of the device, such as a design, that adds to snapshots.
@MainQueue
package protocol SnapshotContributor: HostPart {
  /// Adds members to a view controller's node. The kernel has already added UIKit's members: those of the bar, the
  /// drawers, the columns or the views. Parts of them that the design subclasses describe themselves
  /// (`SnapshotDescribing`).
  func describe(_ controller: UIViewController, in node: inout JSONObject, of snapshot: Snapshot)

  /// Adds members to a snapshot of the whole device.
  func describe(in node: inout JSONObject)

  /// Adds members to a window's node.
  func describe(_ window: UIWindow, in node: inout JSONObject)
}

extension SnapshotContributor {
  package func describe(_ controller: UIViewController, in node: inout JSONObject, of snapshot: Snapshot) {}
  package func describe(_ window: UIWindow, in node: inout JSONObject) {}
  package func describe(in node: inout JSONObject) {}
}
