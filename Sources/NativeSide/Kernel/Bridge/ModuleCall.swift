internal import NavbridgeRuntime
package import NavbridgeVocabulary

/// A call from the script side to a module, on its way to the main queue.
///
/// It is a class with a reference to its server, because queues carry it: a work item that refers to a single object
/// needs no allocation.
package final class ModuleCall: Sendable {
  package let reference: ModuleTable.Reference
  package let arguments: ModuleArguments
  let reply: Reply
  package let server: BridgeServer
  /// The size of the message that contained the call, in bytes. For a message with several calls, it is the call's
  /// share.
  package let bytes: Int
  /// The trace of the message that contained the call. Nil unless messages are traced.
  let trace: MessageTrace?

  @BridgeThread
  init(
    _ reference: ModuleTable.Reference, _ arguments: consuming ModuleArguments, reply: consuming Reply,
    on connection: NativeConnection
  ) {
    self.reference = reference
    self.arguments = arguments
    self.reply = reply
    server = connection.server
    bytes = connection.bytes
    trace = connection.trace
  }
}

extension ModuleCall {
  var peer: Peer { reply.peer }
}

extension ModuleCall: NamedCall {
  package var moduleName: String { reference.moduleName }
  package var methodName: String { reference.methodName }
  package var commandID: String? { reference.hasCommandId ? arguments.read(FieldTypes.Text.self, at: 0) : nil }
}
