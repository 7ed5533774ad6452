#if JavaScript
internal import NavbridgeWire
internal import ScriptSide

/// The requests of drivers that an app sends, and the functions that drivers send to an app (protocol §8).
extension JavaScriptHost {
  /// `requestOfDriver(id, method, params)`: sends a driver's request. The params are the text of an object.
  func requestOfDriver(_ call: HostCall) {
    let id = call.int(0)
    let params = (try? JSONDocument(call.text(2)))?.root.json ?? [:]
    connection.requestOfDriver(call.string(1), params) { [self, begun] outcome in
      // The context that awaits the answer may have ended.
      guard begun == self.begun else { return }
      switch outcome {
      case .success(let value): settle(id, true) { $0.value(value) }
      case .failure(let error): settle(id, false) { $0.value(error.forScript) }
      }
    }
  }

  /// `ran(id, hasReturned, text)`: reports the end of a function that a driver has sent.
  func ran(_ call: HostCall) {
    let value = (try? JSONDocument(call.text(2)))?.root.json ?? .null
    guard !call.flag(1) else { return connection.ran(call.int(0), .success(value)) }
    let error = RPCError(.rejected, value["message"]?.string ?? "", data: value["data"] ?? .null)
    connection.ran(call.int(0), .failure(error))
  }
}
#endif
