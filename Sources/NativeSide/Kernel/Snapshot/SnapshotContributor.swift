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

  /// Returns the options that count for a controller, with their origins (protocol §8). Nil for a controller of another
  /// library.
  func explainOptions(of controller: UIViewController) -> JSON?
}

extension SnapshotContributor {
  package func describe(_ controller: UIViewController, in node: inout JSONObject, of snapshot: Snapshot) {}
  package func describe(_ window: UIWindow, in node: inout JSONObject) {}
  package func describe(in node: inout JSONObject) {}
  package func explainOptions(of controller: UIViewController) -> JSON? { nil }
}

/// A part of UIKit's that a design or a library subclasses, and that adds members to the node in which the kernel
/// describes it: a bar's item, a title view, a bar's background view, a subview of a tab's button, or a view of a native
/// screen.
@MainQueue
package protocol SnapshotDescribing {
  /// Adds members to the node, or replaces members. The kernel has already added UIKit's.
  func describe(in node: inout JSONObject, of snapshot: Snapshot)
}

extension JSON {
  /// Changes the members of an object. Any other value stays.
  package mutating func update(_ change: (inout JSONObject) -> Void) {
    guard case .object(var members) = self else { return }
    change(&members)
    self = .object(members)
  }

  /// Changes the objects in an array, each with its index. Any other value stays.
  package mutating func updateEach(_ change: (Int, inout JSONObject) -> Void) {
    guard case .array(let elements) = self else { return }
    self = .array(
      elements.enumerated().map { index, element in
        var element = element
        element.update { change(index, &$0) }
        return element
      })
  }
}
