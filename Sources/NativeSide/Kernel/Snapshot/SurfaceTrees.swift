internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// Answers drivers that look at the device, and asks the script for React's trees of surfaces.
@MainQueue
final class SurfaceTrees: HostPart {
  private let requests: SurfaceRequests<JSON>

  init(host: NativeHost) { requests = SurfaceRequests(host: host) }

  nonisolated static var driverMethods: [DriverHandler] {
    [
      .handleLater(DeviceMethods.snapshot) { host, reply, componentId, withReact throws(RPCError) in
        try Snapshot.answer(host, componentId: componentId, withReact: withReact ?? false, reply)
      },
      .handle(DeviceMethods.explainOptions) { host, componentId throws(RPCError) in
        try Snapshot(host).explainOptions(of: componentId)
      },
    ]
  }

  nonisolated static var scriptMessages: [ScriptMessageHandler] {
    [
      .handle(SurfaceMessages.described) { session, rootTag, tree in
        session.host.part(SurfaceTrees.self).requests.answered(nil, rootTag: rootTag, tree ?? .null)
      }
    ]
  }

  func scriptWillEnd() { requests.contextEnded() }

  /// Collects the descriptions of several surfaces. The first that fails ends the collection.
  @MainQueue
  final class Collection {
    private var found: [SurfacePlace: JSON] = [:]
    private var missing = 0
    private var completion: (@MainQueue (Result<[SurfacePlace: JSON], RPCError>) -> Void)?

    init(completion: @escaping @MainQueue (Result<[SurfacePlace: JSON], RPCError>) -> Void) {
      self.completion = completion
    }

    func collect(_ contents: [ReactContent], _ trees: SurfaceTrees) {
      missing = contents.count
      if missing == 0 { return end(.success([:])) }
      for content in contents {
        trees.requests.ask(SurfaceMessages.describe, about: content.surface) { _ in
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
