internal import NavbridgeRuntime
internal import NavbridgeWire

/// The receiver of what the bridge reads, on the main queue: the device.
@MainQueue
protocol BridgeDelegate: AnyObject, Sendable {
  /// Handles a script's call to a module.
  func receive(_ call: ModuleCall)
  /// Handles a bridge call with wrong arguments.
  func refuse(_ call: ModuleCall, _ error: RPCError)
  /// Handles a call of a flush that cannot be read. `index` is its place in the flush.
  func reportBadCall(_ error: RPCError, _ peer: Peer, callID: Int64, index: Int)
  /// Handles a script's message. `trace` is nil unless messages are traced.
  func receive(_ message: ScriptMessage, _ peer: Peer, bytes: Int, _ trace: MessageTrace?)
  /// Handles a driver's request or notification.
  func receive(_ call: DriverCall)

  func initializeDriver(_ reply: Reply)
  func initializeScript(
    _ peer: Peer, _ params: InitializeParams, _ table: ModuleTable, _ reply: Reply, _ trace: MessageTrace?)

  /// A call was answered on the method queue, without a hop to the main queue.
  func didAnswer(_ trace: MessageTrace)
  /// The number of connections has changed.
  func connectionsChanged(to count: Int)
  func connectionClosed(_ id: Int)
  /// A peer that has used up its share has had a turn.
  func turnWasGiven()
}
