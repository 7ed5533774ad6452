package import NavbridgeWire

/// The destination of the answer to a call.
package enum Reply: Sendable {
  /// No destination: the call was a notification.
  case none
  /// A response to a request, in a batch or outside one.
  case response(Peer, id: RPCID, batch: BatchReply?)
  /// A pair of callbacks of the legacy bridge. One of them is invoked.
  case callbacks(Peer, resolve: Int64, reject: Int64)

  var peer: Peer? {
    switch self {
    case .none: nil
    case .response(let peer, _, _), .callbacks(let peer, _, _): peer
    }
  }
}
