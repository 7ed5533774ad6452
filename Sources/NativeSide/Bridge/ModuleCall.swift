internal import Shared

/// One call of script's to a module, on its way to the main queue. A class, because queues carry it.
final class ModuleCall: Sendable {
  let reference: ModuleTable.Reference
  let arguments: ModuleArguments
  let reply: Reply
  let peer: Peer

  init(reference: ModuleTable.Reference, arguments: ModuleArguments, reply: Reply, peer: Peer) {
    self.reference = reference
    self.arguments = arguments
    self.reply = reply
    self.peer = peer
  }
}
