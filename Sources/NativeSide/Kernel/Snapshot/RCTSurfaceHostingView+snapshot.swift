internal import HeadlessUIKit
package import NavbridgeWire

extension RCTSurfaceHostingView: SnapshotDescribing {
  /// Adds the root's tag, as long as there is a root.
  package func describe(in node: inout JSONObject, of snapshot: Snapshot) {
    if let rootTag { node["rootTag"] = .int(rootTag) }
    snapshot.describeContent(in: &node)
  }
}
