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
    let trees = Trees { result in
      do throws(RPCError) {
        host.wire.resolve(reply, try Snapshot(host, trees: try result.get()).answer(componentId: componentId))
      } catch {
        host.wire.reject(reply, error)
      }
    }
    let describesModals = host.session?.scrolls ?? false
    trees.collect(contents.filter { $0.place.hostTag == nil || describesModals }, host)
  }

  /// Collects the script's descriptions of surfaces. The first that fails ends the collection.
  @MainQueue
  private final class Trees {
    private var found: [SurfacePlace: JSON] = [:]
    private var missing = 0
    private var completion: (@MainQueue (Result<[SurfacePlace: JSON], RPCError>) -> Void)?

    init(completion: @escaping @MainQueue (Result<[SurfacePlace: JSON], RPCError>) -> Void) {
      self.completion = completion
    }

    func collect(_ contents: [ReactContent], _ host: NativeHost) {
      missing = contents.count
      if missing == 0 { return end(.success([:])) }
      for content in contents {
        host.descriptions.ask(SurfaceMessages.describe, about: content.surface) { _ in
          (content.place.rootTag, content.place.hostTag)
        } completion: { [self] result in
          described(content.place, result)
        }
      }
    }

    private func described(_ place: SurfacePlace, _ result: Result<JSON, RPCError>) {
      switch result {
      case .failure(let error): end(.failure(error))
      case .success(let tree):
        found[place] = tree
        missing -= 1
        if missing == 0 { end(.success(found)) }
      }
    }

    private func end(_ result: Result<[SurfacePlace: JSON], RPCError>) {
      completion?(result)
      completion = nil
    }
  }
}
