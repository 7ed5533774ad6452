internal import Shared

/// One call of script's to a module, on its way to the main queue.
struct ModuleCall: Sendable {
  let reference: ModuleTable.Reference
  let arguments: ModuleArguments
  let reply: Reply
  let peer: Peer
}
