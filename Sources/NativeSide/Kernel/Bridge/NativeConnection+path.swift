internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The path to the main queue.
extension NativeConnection {
  /// Hands work to the main queue, after an `initialize` that is on its way there.
  func onMain(_ work: @escaping @MainQueue @Sendable (any BridgeDelegate) -> Void) {
    if detours == 0 { server.onMain(work) } else { detour { [server] in server.onMain(work) } }
  }

  /// Hands a driver's request that a script sends on its own connection to the main queue, after the calls that the
  /// script sent before it. Returns false if there is no such method.
  func dispatchDriverRequest(_ reply: Reply, _ method: JSONValue, _ params: JSONValue?) -> Bool {
    guard unsafe method.withUTF8({ unsafe server.driverMethods[$0] != nil }) == true else { return false }
    let call = DriverCall(method: method, params: params, reply: reply, trace: trace)
    detour { [server] in server.onMain { $0.receive(call) } }
    return true
  }

  /// Hands a call to the main queue in the same way as `onMain`.
  func onMain(receive call: ModuleCall) {
    if detours == 0 { server.onMain(receive: call) } else { detour { call.server.onMain(receive: call) } }
  }

  /// Runs `work` after all items that are in the method queue.
  func detour(_ work: @escaping @BridgeThread @Sendable () -> Void) {
    detours += 1
    server.methodQueue.asyncBridge { [self] in
      uses()
      detours -= 1
      work()
    }
  }

  /// Hands on calls of a flush until the flow is full. The rest follows when those calls have been started.
  func dispatch(_ flush: consuming BridgeFlush) {
    var flush = flush
    bytes = flush.bytesEach
    while let entry = flush.next() {
      if let error = BridgeRoute.start(entry, self) {
        let (peer, callID) = (peer, flush.callID(of: entry))
        onMain { $0.reportBadCall(error, peer, callID: callID, index: entry.index) }
      }
      if entry.isEmpty { return }
      count(bytes: 0)
      if flow.isFull { return self.flush = flush }
    }
  }

  /// Hands on the rest of the message that was read last.
  func dispatchRest() {
    if let rest = flush, !flow.isFull {
      flush = nil
      dispatch(rest)
    }
    while !flow.isFull, !awaitsTurn, let reply = batch?.reply {
      guard let member = batch?.next() else {
        server.wire.finishReading(reply)
        return batch = nil
      }
      receive(RPCMessage(member), batch: reply, bytes: batch!.bytesEach)
    }
  }
}
