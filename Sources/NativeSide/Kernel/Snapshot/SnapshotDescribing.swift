package import NavbridgeRuntime
package import NavbridgeWire

/// A part of UIKit's that a design or a library subclasses, and that adds members to the node in which the kernel
/// describes it: a bar's item, a title view, a bar's background view, a subview of a tab's button, or a view of a native
/// screen.
@MainQueue
package protocol SnapshotDescribing {
  /// Adds members to the node, or replaces members. The kernel has already added UIKit's.
  func describe(in node: inout JSONObject, of snapshot: Snapshot)
}
