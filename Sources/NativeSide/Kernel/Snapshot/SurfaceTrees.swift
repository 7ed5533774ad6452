internal import HeadlessUIKit
internal import NavbridgePicture
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import OrderedCollections

/// Answers drivers that look at the device, and asks the script for React's trees of surfaces.
@MainQueue
final class SurfaceTrees: HostPart {
  private let requests: SurfaceRequests<JSON>

  init(host: NativeHost) { requests = SurfaceRequests(host: host) }

  nonisolated static var driverMethods: [DriverHandler] {
    [
      .handleLater(DeviceMethods.snapshot) { host, reply, componentId, withReact, look, components throws(RPCError) in
        let (withReact, look) = (withReact ?? false, look ?? false)
        try Snapshot.answer(
          host, componentId: componentId, withReact: withReact, look: look, components: components, reply
        ) { $0 }
      },
      .handleLater(DeviceMethods.screenshot) { host, reply throws(RPCError) in
        try Snapshot.answer(host, withReact: true, look: true, reply) { Picture.svg(of: $0) }
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

    func collect(_ contents: [ReactContent], _ trees: SurfaceTrees, look: Bool, components: Int?) {
      missing = contents.count
      if missing == 0 { return end(.success([:])) }
      for content in contents {
        trees.requests.ask(SurfaceMessages.describe, about: content.surface) { _ in
          (content.place.rootTag, content.place.hostTag, look ? true : nil, components)
        } completion: { [self] result in
          described(content.place, look ? result.map { Self.placed($0, of: content) } : result)
        }
      }
    }

    /// Adds the part of the screen in which the content is seen at this moment, which an animation may have moved.
    static func placed(_ tree: JSON, of content: ReactContent) -> JSON {
      var tree = tree
      if let view = content.view { tree.update { $0["seen"] = .numbers(view.frameOnScreen.numbers) } }
      return tree
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
