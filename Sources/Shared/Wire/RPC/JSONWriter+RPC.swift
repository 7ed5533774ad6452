/// Writes complete JSON-RPC 2.0 messages to the buffer.
extension JSONWriter {
  /// Writes the answer to a request, whose result the function writes.
  public func response(id: RPCID?, result: (JSONWriter) -> Void) {
    message {
      key("id")
      value(id)
      key("result")
      result(self)
    }
  }

  /// Writes the refusal of a request. Without an id it refuses a message that could not be read.
  public func response(id: RPCID?, error: RPCError) {
    message {
      key("id")
      value(id)
      key("error")
      value(error)
    }
  }

  /// Writes a request, whose params the function writes.
  public func request(id: RPCID, method: String, params: (JSONWriter) -> Void) {
    message {
      key("id")
      value(id)
      key("method")
      value(method)
      key("params")
      params(self)
    }
  }

  /// Writes a notification, whose params the function writes.
  public func notification(_ method: StaticString, params: (JSONWriter) -> Void) {
    literal("{\"jsonrpc\":\"2.0\"")
    key("method")
    value(plain: method)
    key("params")
    params(self)
    buffer.append(UInt8(ascii: "}"))
  }

  /// Writes a request whose method is `module.method`.
  public func request(id: RPCID, module: String, method: String, params: (JSONWriter) -> Void) {
    message {
      key("id")
      value(id)
      key("method")
      value(module, dot: method)
      key("params")
      params(self)
    }
  }

  /// Writes a notification whose method is `module.method`.
  public func notification(module: String, method: String, params: (JSONWriter) -> Void) {
    message {
      key("method")
      value(module, dot: method)
      key("params")
      params(self)
    }
  }

  /// Writes the id of a message; null for none.
  public func value(_ id: RPCID?) {
    switch id {
    case .number(let number): value(number)
    case .text(let text): value(text)
    case nil: null()
    }
  }

  /// Writes an error with its code, its message and, if there are any, its data.
  public func value(_ error: RPCError) {
    object {
      key("code")
      value(error.code)
      key("message")
      value(error.message)
      if !error.data.isNull {
        key("data")
        value(error.data)
      }
    }
  }

  /// Writes a message whose beginning was written before, and the end of what it left open.
  @usableFromInline package func message(beginning head: JSONHead, end: StaticString, _ body: () -> Void) {
    unsafe buffer.append(head.bytes)
    body()
    buffer.append(end)
    buffer.append(UInt8(ascii: "}"))
  }

  /// Writes the beginning of a notification, up to its params.
  package func notificationHead(_ method: String) {
    literal("{\"jsonrpc\":\"2.0\"")
    key("method")
    value(method)
    key("params")
  }

  private func message(_ body: () -> Void) {
    literal("{\"jsonrpc\":\"2.0\"")
    body()
    buffer.append(UInt8(ascii: "}"))
  }
}
