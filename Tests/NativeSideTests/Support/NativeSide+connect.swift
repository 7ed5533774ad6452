import NavbridgeRuntime
import NavbridgeWire

@testable import NativeSide

extension NativeSide {
  /// Returns a client that is connected by memory.
  @ScriptThread
  func connect() -> RPCClient {
    let queue = SerialQueue(label: "script", target: ScriptThread.executor.target)
    let (near, far) = MemoryTransport.pair(first: queue, second: bridgeQueue)
    accept(far)
    return RPCClient(near)
  }
}
