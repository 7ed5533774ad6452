internal import NavbridgeRuntime
internal import NavbridgeWire

/// A request of a page: `{"id", "do", …}`.
struct PageRequest: Sendable {
  let id: Int
  let name: String
  let members: JSON

  /// Reads a message. Nil for one that is no request, which nobody could answer.
  init?(_ text: String) {
    guard let members = (try? JSONDocument(text))?.root.json, let id = members["id"]?.int,
      let name = members["do"]?.string
    else { return nil }
    (self.id, self.name, self.members) = (id, name, members)
  }
}

/// A request that cannot be carried out.
struct PageRefusal: Error {
  let message: String
}

/// The answer to a request of a page. The first one counts.
@ScriptThread
final class PageAnswer: Sendable {
  private let id: Int
  /// The page.
  let socket: WebSocket
  private var send: ((String) -> Void)?

  /// - Parameter send: sends the page a message.
  init(to request: PageRequest, of socket: WebSocket, send: @escaping @ScriptThread (String) -> Void) {
    (id, self.socket, self.send) = (request.id, socket, send)
  }

  /// True until it is given.
  var isOpen: Bool { send != nil }

  func give(_ result: JSON) { send(["type": "answer", "id": .int(Int64(id)), "result": result]) }

  func refuse(_ why: String) {
    send(["type": "answer", "id": .int(Int64(id)), "error": ["message": .string(why), "code": "refused"]])
  }

  private func send(_ message: JSON) {
    send?(message.description)
    send = nil
  }
}
