internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import OrderedCollections

/// The requests of a client that is the script of a native side, by their names.
enum ScriptRequest: String, CaseIterable {
  /// Starts a native side with `options`, those of an app, and begins a context with `initialize`, its params. The result is the
  /// device's number, `script`, and the first `messages`.
  case start = "script/start"
  /// Sends `messages` to the native side of `script`, and waits until the device is at rest. The result has the `messages` that
  /// the native side has sent, and with `snapshot` the answer to a request of the id `snapshot` as the last of them.
  case send = "script/send"
  /// Ends the native side of `script`.
  case end = "script/end"
}

/// The native sides whose script is the client.
@ScriptThread
final class ScriptPeers: BackgroundWorker {
  /// Called with the result of a request as a function that writes it.
  typealias Answer = @ScriptThread (Result<(JSONWriter) -> Void, RPCError>) -> Void

  private var peers: [Int: ScriptPeer] = [:]
  private var next = 1
  private let architecture: Architecture
  private let files: AppFiles

  init(_ architecture: Architecture, _ files: AppFiles) { (self.architecture, self.files) = (architecture, files) }

  func answer(_ request: ScriptRequest, _ params: JSONValue, _ answer: @escaping Answer) {
    if request == .start { return start(params.json, answer) }
    let id = Int(params["script"]?.int ?? 0)
    guard let peer = peers[id] else { return answer(.failure(ScriptPeer.hasEnded)) }
    if request == .send {
      let messages = params["messages"] ?? .null
      return peer.send(messages, snapshot: params["snapshot"]?.bool ?? false) { outcome in
        answer(outcome.map { { peer.writeMessages(to: $0) } })
      }
    }
    peers[id] = nil
    background { _ in
      await peer.end()
      answer(.success { $0.null() })
    }
  }

  private func start(_ params: JSON, _ answer: @escaping Answer) {
    let peer: ScriptPeer
    do throws(RPCError) {
      var options = params["options"]?.object ?? [:]
      options["design"] = options["design"] ?? .string(DesignDescription.reactNativeNavigation.name)
      let arguments = try AppOptions(.object(options), file: "", architecture: architecture, files)
      peer = ScriptPeer(arguments, handshake: params["initialize"] ?? [:])
    } catch {
      return answer(.failure(error))
    }
    let id = next
    next += 1
    peers[id] = peer
    peer.start { [weak self] outcome in
      switch outcome {
      case .success:
        answer(
          .success { writer in
            writer.object {
              writer.key("script")
              writer.value(id)
              writer.key("context")
              peer.writeMessages(to: writer)
            }
          })
      case .failure(let error):
        self?.peers[id] = nil
        self?.background { _ in
          await peer.end()
          answer(.failure(error))
        }
      }
    }
  }

  /// Ends all, and returns when their processes have ended.
  func endAll() async {
    let all = peers.values
    peers = [:]
    for peer in all { await peer.end() }
  }
}
