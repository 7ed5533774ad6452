package import NavbridgeRuntime
internal import NavbridgeVocabulary
package import NavbridgeWire

/// The part of the native process that runs on the bridge thread: the connections, and the path from them to the main
/// queue.
@BridgeThread
package final class BridgeServer {
  /// The number of bytes that are read from one check of the budget to the next.
  private static let checkedBytes = 64 << 10

  package nonisolated let configuration: NativeSideConfiguration
  /// The name of the design that shows the screens.
  package nonisolated let design: String
  package nonisolated let published: PublishedState
  /// The device. Calls reach it as items of the main queue.
  nonisolated let delegate: any BridgeDelegate
  private nonisolated let mainQueue: SerialQueue
  /// The method queue of the new architecture. Modules declare no method queue, so their calls run on a serial queue
  /// off the main thread (rnn-commands §5). Messages that keep their place among calls go through it too.
  package nonisolated let methodQueue: SerialQueue
  package let wire = WireWriter()
  private(set) lazy var spareMemory = SpareMemoryWatch(methodQueue, work: mainQueue) { [weak self] in
    // A check may be due while another thread releases the server.
    self?.connections.values.contains { $0.hasBacklog } ?? false
  }

  private(set) lazy var turns = TurnTaking(self)
  /// True while there is more than one connection.
  private(set) var isShared = false
  private let budget: MemoryBudget
  /// The number of bytes that were read since the budget was checked.
  private var unchecked = 0
  private var connections: [Int: NativeConnection] = [:]
  private var listener: PipeListener?
  private var nextConnection = 1
  private var whenAllClosed: (@Sendable () -> Void)?
  /// True when everything has closed. An item of a connection may still be on its way then, but reaches nothing.
  private var hasClosed = false
  private var forMain = SerialQueue.Batch()
  /// The names of the drivers' methods, which a script may send on its own connection, too.
  nonisolated let driverMethods: NameTable
  /// The names of the messages that a script may send.
  nonisolated let scriptMessages: NameTable
  private nonisolated let modules: ModuleRegistry

  /// - Parameters:
  ///   - design: The name of the design that shows the screens.
  ///   - driverMethods: The names of the methods that drivers may call.
  nonisolated init(
    configuration: NativeSideConfiguration, design: String, modules: ModuleRegistry, driverMethods: NameTable,
    scriptMessages: NameTable, delegate: any BridgeDelegate, mainQueue: SerialQueue, published: PublishedState,
    runtime: Runtime
  ) {
    self.configuration = configuration
    self.design = design
    self.modules = modules
    self.driverMethods = driverMethods
    self.scriptMessages = scriptMessages
    self.delegate = delegate
    self.mainQueue = mainQueue
    self.published = published
    budget = MemoryBudget(limit: configuration.totalLimit)
    methodQueue = SerialQueue(label: "methodQueue", target: runtime.bridge.target, sharesState: false)
    // `noteIfAllClosed` removes this hook when everything has closed.
    methodQueue.endOfTurn = BridgeThread.item { [self] in endTurn() }
  }

  /// Returns the modules of an architecture.
  nonisolated func table(_ architecture: Architecture) -> ModuleTable {
    architecture == .turbo ? modules.turbo : modules.bridge
  }

  package func listen(_ listener: PipeListener) throws(UVError) {
    self.listener = listener
    try listener.start(
      accepted: { [unowned self] in accept($0) },
      refused: { [unowned self] in configuration.log($0) })
  }

  package func accept(_ transport: any Transport) {
    // A connection that is made while the device ends finds nobody, as one to a process that has ended.
    guard whenAllClosed == nil, !hasClosed else { return transport.close(.finished) }
    let id = nextConnection
    nextConnection += 1
    uses(.tableOfConnections, alone: true)
    connections[id] = NativeConnection(id: id, transport: transport, server: self)
    let count = connections.count
    isShared = count > 1
    onMain { $0.connectionsChanged(to: count) }
    endTurn()
  }

  func connection(_ id: Int) -> NativeConnection? {
    uses(.tableOfConnections)
    uses(.connection(id), alone: true)
    return connections[id]
  }

  /// Notes a use of what deliveries and the method queue share.
  func uses(_ state: SharedState, alone: Bool = false) { methodQueue.uses(state, alone: alone) }

  func forget(_ id: Int, _ reason: CloseReason) {
    uses(.tableOfConnections, alone: true)
    connections[id] = nil
    let count = connections.count
    isShared = count > 1
    onMain { delegate in
      delegate.connectionsChanged(to: count)
      delegate.connectionClosed(id)
    }
    switch reason {
    case .slowReader, .longAnswer:
      configuration.log("Connection \(id) was closed. \(reason) --max-queued-bytes sets the limit.")
    case .tooMuchKept:
      configuration.log("Connection \(id) was closed. \(reason) --max-total-bytes sets the limit.")
    case .badFrame, .failed: configuration.log("Connection \(id) was closed. \(reason)")
    case .peerGone, .finished, .reason: break
    }
    spareMemory.schedule()
    endTurn()
    noteIfAllClosed()
  }

  /// Called when a connection has read bytes.
  func read(_ bytes: Int) {
    unchecked += bytes
    if unchecked >= Self.checkedBytes { keepWithinBudget() }
  }

  /// Closes the largest connections if more is kept for all of them than the budget allows.
  func keepWithinBudget() {
    unchecked = 0
    guard isOverBudget else { return }
    // Nobody is given up for memory that is not used.
    for connection in connections.values { connection.messages.fit() }
    guard isOverBudget else { return }
    let shares = connections.map { MemoryBudget.Share(connection: $0, bytes: $1.keptBytes) }
    for cut in budget.cuts(of: shares) { connections[cut.connection]?.cut(cut, limit: budget.limit) }
  }

  private var isOverBudget: Bool { connections.values.reduce(0) { $0 + $1.keptBytes } > budget.limit }

  /// Enqueues work on the main queue, as `RCTExecuteOnMainQueue` does off the main queue. All work that this turn
  /// enqueues causes one wake-up.
  func onMain(_ work: @escaping @MainQueue @Sendable (any BridgeDelegate) -> Void) {
    guard !hasClosed else { return }
    let delegate = delegate
    forMain.append(MainQueue.item { work(delegate) })
  }

  /// Hands a call to the main queue in the same way as `onMain`.
  func onMain(receive call: ModuleCall) {
    guard !hasClosed else { return }
    forMain.append(MainQueue.item { call.server.delegate.receive(call) })
  }

  /// Hands this turn's work to the main queue, and writes the answers of this thread.
  func endTurn() {
    mainQueue.async(batch: &forMain)
    wire.flush()
  }

  /// Stops accepting connections, and removes the socket.
  package func stopListening() {
    listener?.close()
    listener = nil
  }

  /// Closes everything. Calls `done` when the queued output of all connections has been written, or could not be
  /// written. A device may be stopped once more while it stops.
  package func close(done: @escaping @Sendable () -> Void) {
    uses(.tableOfConnections, alone: true)
    stopListening()
    let earlier = whenAllClosed
    whenAllClosed = {
      earlier?()
      done()
    }
    for connection in connections.values.sorted(by: { $0.peer.id < $1.peer.id }) { connection.close(.finished) }
    noteIfAllClosed()
  }

  private func noteIfAllClosed() {
    guard connections.isEmpty, let done = whenAllClosed else { return }
    whenAllClosed = nil
    // Nothing takes the work of later items from here, and it would retain the server.
    endTurn()
    hasClosed = true
    methodQueue.endOfTurn = nil
    turns.stop()
    done()
  }
}

extension BridgeServer {
  /// Closes a connection, from the main queue, after the messages that were sent to it have been written.
  nonisolated func closeSoon(_ id: Int) {
    methodQueue.asyncBridge { [self] in connection(id)?.close(.finished) }
  }

  /// Refuses, from the main queue, the `initialize` of a script that already runs. Later messages of the script are
  /// read for the architecture that it has.
  nonisolated func refuseInitialize(_ reply: Reply, of id: Int, stays architecture: Architecture) {
    methodQueue.asyncBridge { [self] in
      connection(id)?.stays(architecture)
      wire.reject(
        reply, RPCError(.invalidRequest, "This script is initialized already, and no reload is due; see protocol §7."))
    }
  }
}

extension BridgeServer {
  /// Checks, from the main queue, that no message of a script is unread or on its way to the main queue, and that no
  /// message to it is unwritten. The answer is an item of the main queue, after the messages that were on their way.
  nonisolated func isScriptQuiet(_ script: Int?, _ answer: @escaping @MainQueue @Sendable (Bool) -> Void) {
    methodQueue.asyncBridge { [self] in
      let connection = script.flatMap { self.connection($0) }
      let isQuiet = connection.map { !$0.hasUnread && $0.peer.sink.unsent == 0 } ?? true
      onMain { _ in answer(isQuiet) }
    }
  }
}

extension BridgeServer {
  /// Has a fault strike a connection, from the main queue. `done` is an item of the main queue.
  nonisolated func strike(_ fault: ConnectionFault, _ id: Int, _ done: @escaping @MainQueue @Sendable () -> Void) {
    methodQueue.asyncBridge { [self] in
      connection(id)?.peer.sink.strike(fault)
      onMain { _ in done() }
    }
  }
}

/// The receiver of what the bridge reads, on the main queue: the device.
@MainQueue
protocol BridgeDelegate: AnyObject, Sendable {
  /// Handles a script's call to a module.
  func receive(_ call: ModuleCall)
  /// Handles a bridge call with wrong arguments.
  func refuse(_ call: ModuleCall, _ error: RPCError)
  /// Handles a turbo call with wrong arguments that has no answer.
  func refuseNotification(_ call: ModuleCall, _ error: RPCError)
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
