internal import NavbridgeRuntime
internal import NavbridgeWire

/// The calls of one `bridge/flushQueue` that are still to be handed on (protocol §4).
struct BridgeFlush {
  private var modules: JSONItems
  private var methods: JSONItems
  private var arguments: JSONItems
  private let firstCall: Int64
  private let isComplete: Bool
  private var index = 0
  /// The average number of the message's bytes for each call.
  let bytesEach: Int

  init(_ params: JSONValue?, bytes: Int) {
    var fields = params?.items ?? JSONItems.none
    let modules = fields.next()
    self.modules = modules?.items ?? JSONItems.none
    bytesEach = bytes / max(1, modules?.count ?? 0)
    methods = fields.next()?.items ?? JSONItems.none
    let arguments = fields.next()
    self.arguments = arguments?.items ?? JSONItems.none
    isComplete = arguments != nil
    firstCall = fields.next()?.int ?? 0
  }

  /// Hands on the next call, or reports an error in it. Returns false when there was no further call.
  @BridgeThread
  mutating func dispatch(_ connection: NativeConnection) -> Bool {
    let (module, method, arguments) = (modules.next(), methods.next(), arguments.next())
    let isAtEnd = module == nil && method == nil && arguments == nil
    if isAtEnd && (index > 0 || isComplete) { return false }
    let error =
      isAtEnd
      ? RPCError(.invalidParams, "bridge/flushQueue: params must be [moduleIDs, methodIDs, params, callID].")
      : BridgeRoute.call(connection, module, method, arguments)
    if let error {
      let (peer, callID, at) = (connection.peer, firstCall &+ Int64(index), index)
      connection.onMain { $0.reportBadCall(error, peer, callID: callID, index: at) }
    }
    index += 1
    return !isAtEnd
  }
}
