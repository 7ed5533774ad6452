internal import Shared

/// One call of script's to a module, on its way to the main queue.
///
/// A class that knows its server, because queues carry it: work that refers to one object alone needs no memory of its
/// own.
final class ModuleCall: Sendable {
  let reference: ModuleTable.Reference
  let arguments: ModuleArguments
  let reply: Reply
  let peer: Peer
  let server: BridgeServer
  /// Bytes of the message that brought it; of one that brought several, its share.
  let bytes: Int

  @BridgeThread
  init(
    _ reference: ModuleTable.Reference, _ arguments: consuming ModuleArguments, reply: consuming Reply,
    on connection: NativeConnection
  ) {
    self.reference = reference
    self.arguments = arguments
    self.reply = reply
    peer = connection.peer
    server = connection.server
    bytes = connection.bytes
  }
}
