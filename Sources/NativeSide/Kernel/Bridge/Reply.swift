internal import Shared

/// Where the answer to a call goes.
enum Reply: Sendable {
  /// Nowhere: a notification.
  case none
  /// A response to a request, within a batch or by itself.
  case response(Peer, id: RPCID, batch: BatchReply?)
  /// A pair of the legacy bridge's callbacks, of which one is invoked.
  case callbacks(Peer, resolve: Int64, reject: Int64)

  var peer: Peer? {
    switch self {
    case .none: nil
    case .response(let peer, _, _), .callbacks(let peer, _, _): peer
    }
  }
}
