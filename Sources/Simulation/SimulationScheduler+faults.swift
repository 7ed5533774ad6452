package import NativeSide
package import NavbridgeRuntime
internal import NavbridgeVocabulary
package import NavbridgeWire

extension SimulationScheduler {
  /// Connects a script to a device. Faults strike both from now on.
  ///
  /// - Parameter kill: ends the script side. Its connection is lost before.
  /// - Returns: the client, and the stream of its bytes.
  @ScriptThread
  package func connectScript(
    to native: NativeSide, kill: @escaping @Sendable () -> Void = {}
  ) -> (client: RPCClient, stream: MemoryTransport) {
    let connection = native.connect(chunking: chunking)
    let (near, far, thread) = (connection.near, connection.far, ScriptThread.executor.target)
    strike { [weak self, weak native] fault in
      switch fault {
      case .reload: native?.reload()
      case .cut: near.strike(.cut)
      case .halfWrite: near.strike(.halfWrite)
      case .halfClose: far.strike(.halfClose)
      case .kill:
        near.strike(.cut)
        kill()
      case .slowReader: self?.standStill(thread)
      case .fullQueue: far.strike(.fullQueue)
      }
    }
    return (connection.client, near)
  }
}
