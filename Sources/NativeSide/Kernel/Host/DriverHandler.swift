internal import NavbridgeRuntime
package import NavbridgeVocabulary
package import NavbridgeWire

/// The behaviour of a method for drivers, bound to its declaration (protocol §8).
package struct DriverHandler: Sendable {
  package let method: MethodDeclaration
  package let run: @MainQueue @Sendable (NativeHost, JSONValue?, Reply) throws(RPCError) -> Void

  /// True when the method acts on the device, as opposed to reading its state.
  var isAct: Bool { method.isAct }

  /// Handles a method with a function that returns the answer.
  package static func handle<Answer, each Argument: FieldType>(
    _ method: DeclaredMethod<Answer, repeat each Argument>,
    _ body: @escaping @MainQueue @Sendable (NativeHost, repeat (each Argument).Content) throws(RPCError) -> Answer
  ) -> DriverHandler {
    DriverHandler(method: method.declaration) { host, params, reply throws(RPCError) in
      let arguments = try method.read(params)
      host.wire.resolve(DriverReply(reply, method.result), try body(host, repeat each arguments))
    }
  }

  /// Handles a method with a function that answers, or has something answer later, through the reply.
  package static func handleLater<Answer, each Argument: FieldType>(
    _ method: DeclaredMethod<Answer, repeat each Argument>,
    _ body:
      @escaping @MainQueue @Sendable (NativeHost, DriverReply<Answer>, repeat (each Argument).Content) throws(RPCError)
      -> Void
  ) -> DriverHandler {
    DriverHandler(method: method.declaration) { host, params, reply throws(RPCError) in
      let arguments = try method.read(params)
      try body(host, DriverReply(reply, method.result), repeat each arguments)
    }
  }
}
