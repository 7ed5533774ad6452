internal import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

extension Snapshot {
  /// Answers a request for a snapshot, with React's trees of the visible surfaces if they are asked for and the script
  /// describes them.
  static func answer(
    _ host: NativeHost, componentId: String?, withReact: Bool, _ reply: DriverReply<JSON>
  ) throws(RPCError) {
    let snapshot = Snapshot(host)
    guard withReact, host.session?.touches == true else {
      return host.wire.resolve(reply, try snapshot.answer(componentId: componentId))
    }
    let finger = Finger(host)
    let contents =
      if let componentId {
        try snapshot.find(componentId).viewIfLoaded.map(finger.reactContents) ?? []
      } else {
        finger.reactContents
      }
    let trees = SurfaceTrees.Collection { result in
      do throws(RPCError) {
        host.wire.resolve(reply, try Snapshot(host, trees: try result.get()).answer(componentId: componentId))
      } catch {
        host.wire.reject(reply, error)
      }
    }
    let describesModals = host.session?.scrolls ?? false
    trees.collect(contents.filter { $0.place.hostTag == nil || describesModals }, host.part(SurfaceTrees.self))
  }
}
