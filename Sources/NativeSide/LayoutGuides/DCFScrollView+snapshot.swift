package import NavbridgeKernel
package import NavbridgeWire

extension DCFScrollView: ScrollViewOwner, SnapshotDescribing {
  package func describe(in node: inout JSONObject, of snapshot: Snapshot) {
    node["automaticallyAdjustContentInsets"] = .bool(automaticallyAdjustContentInsets)
  }
}
