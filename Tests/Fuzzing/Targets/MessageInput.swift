import NavbridgeWire

/// A text that may be a message of JSON-RPC, or a batch.
enum MessageInput {
  static func fault(of input: [UInt8]) -> String? {
    guard case .success(let document) = JSONInput.document(input) else { return nil }
    let root = document.root
    for value in root.kind == .array ? Array(root.items) : [root] {
      if let fault = fault(of: value) { return fault }
    }
    return nil
  }

  private static func fault(of value: JSONValue) -> String? {
    let writer = JSONWriter()
    switch RPCMessage(value) {
    case .request(let id, let method, let params):
      writer.request(id: id, method: method.string ?? "") { write(params, to: $0) }
    case .notification: return nil
    case .response(let id, .success(let result)): writer.response(id: id) { $0.value(result) }
    case .response(let id, .failure(let error)), .invalid(let id, let error): writer.response(id: id, error: error)
    }
    let text = unsafe writer.buffer.withBytes { unsafe Array($0) }
    guard case .success(let again) = JSONInput.document(text) else { return "The message that was written is no JSON." }
    return isSame(RPCMessage(value), RPCMessage(again.root))
      ? nil : "\(value.json) was written as \(again.root.json), which is another message."
  }

  private static func write(_ params: JSONValue?, to writer: JSONWriter) {
    if let params { writer.value(params) } else { writer.null() }
  }

  private static func isSame(_ one: RPCMessage, _ other: RPCMessage) -> Bool {
    switch (one, other) {
    case (.request(let id, let method, let params), .request(let otherID, let otherMethod, let otherParams)):
      id == otherID && method.json == otherMethod.json && params?.json.description == otherParams?.json.description
    case (.response(let id, .success(let result)), .response(let otherID, .success(let otherResult))):
      id == otherID && result.json.description == otherResult.json.description
    case (.response(let id, .failure(let error)), .response(let otherID, .failure(let otherError))),
      (.invalid(let id, let error), .response(let otherID, .failure(let otherError))):
      id == otherID && error.code == otherError.code && error.message == otherError.message
    default: false
    }
  }
}
