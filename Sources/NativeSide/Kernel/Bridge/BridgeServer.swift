internal import Shared

/// The bridge thread's side of the native process: connections, and the way from them to the main queue.
@BridgeThread
final class BridgeServer {
  nonisolated let configuration: Configuration
  /// The name of the design that shows screens.
  nonisolated let design: String
  nonisolated let published: PublishedState
  /// The main queue's side; calls reach it as items of its queue.
  nonisolated let host: NativeHost
  /// The new architecture's method queue: modules declare none, so calls run on a serial queue of their own, off main
  /// (rnn-commands §5). Messages that keep their place among calls go through it too.
  nonisolated let methodQueue: SerialQueue
  let wire = WireWriter()
  private(set) lazy var spareMemory = SpareMemoryWatch(methodQueue) { [unowned self] in
    connections.values.contains { $0.isLaden }
  }

  private var connections: [Int: NativeConnection] = [:]
  private var listener: PipeListener?
  private var nextConnection = 1
  private var whenAllClosed: (@Sendable () -> Void)?
  private var forMain = SerialQueue.Batch()
  private nonisolated let bridgeTable: ModuleTable
  private nonisolated let turboTable: ModuleTable

  nonisolated init(
    configuration: Configuration, design: any NavigationDesign.Type, host: NativeHost, published: PublishedState
  ) {
    self.configuration = configuration
    self.design = design.name
    self.host = host
    self.published = published
    methodQueue = SerialQueue(label: "methodQueue", target: BridgeThread.executor.target)
    bridgeTable = ModuleCatalog.table(
      .bridge, of: design, withBenchmarkModule: configuration.benchmarkModule)
    turboTable = ModuleCatalog.table(
      .turbo, of: design, withBenchmarkModule: configuration.benchmarkModule)
    // Until everything has closed.
    methodQueue.endOfTurn = BridgeThread.item { [self] in endTurn() }
  }

  /// The modules that an architecture offers.
  nonisolated func table(_ architecture: Architecture) -> ModuleTable {
    architecture == .turbo ? turboTable : bridgeTable
  }

  func listen(_ listener: PipeListener) throws(UVError) {
    self.listener = listener
    try listener.start(
      accepted: { [unowned self] in accept($0) },
      refused: { [unowned self] in configuration.log($0) })
  }

  func accept(_ transport: any Transport) {
    let id = nextConnection
    nextConnection += 1
    connections[id] = NativeConnection(id: id, transport: transport, server: self)
    let count = connections.count
    onMain { $0.connections = count }
    endTurn()
  }

  func connection(_ id: Int) -> NativeConnection? { connections[id] }

  func forget(_ id: Int, _ reason: CloseReason) {
    connections[id] = nil
    let count = connections.count
    onMain { host in
      host.connections = count
      host.connectionClosed(id)
    }
    switch reason {
    case .slowReader, .longAnswer:
      configuration.log("Connection \(id) was closed. \(reason) --max-queued-bytes sets the limit.")
      spareMemory.isOwed()
    case .badFrame, .failed:
      configuration.log("Connection \(id) was closed. \(reason)")
      spareMemory.isOwed()
    case .peerGone, .finished, .told: break
    }
    endTurn()
    noteIfAllClosed()
  }

  /// `RCTExecuteOnMainQueue`, from off the main queue: enqueues, with one wake-up for all that this turn enqueues.
  func onMain(_ work: @escaping @MainQueue @Sendable (NativeHost) -> Void) {
    let host = host
    forMain.append(MainQueue.item { work(host) })
  }

  /// Hands a call to the main queue, as `onMain` does.
  func onMain(receive call: ModuleCall) {
    forMain.append(MainQueue.item { call.server.host.receive(call) })
  }

  /// Hands to the main queue what this turn has for it, and writes what this thread answered.
  func endTurn() {
    host.queue.async(batch: &forMain)
    wire.flush()
  }

  /// Accepts no more connections, and removes the socket.
  func stopListening() {
    listener?.close()
    listener = nil
  }

  /// Closes everything, and calls `done` when what waited for connections was written, or could not be.
  func close(done: @escaping @Sendable () -> Void) {
    stopListening()
    whenAllClosed = done
    for connection in connections.values.sorted(by: { $0.peer.id < $1.peer.id }) { connection.close(.finished) }
    noteIfAllClosed()
  }

  private func noteIfAllClosed() {
    guard connections.isEmpty, let done = whenAllClosed else { return }
    whenAllClosed = nil
    methodQueue.endOfTurn = nil
    done()
  }
}

extension BridgeServer {
  /// Closes a connection, from the main queue, once what was said to it has been written.
  nonisolated func closeSoon(_ id: Int) {
    methodQueue.asyncBridge { [self] in connection(id)?.close(.finished) }
  }

  /// Refuses the `initialize` of a script that runs, from the main queue. What the script says after it has read so is
  /// taken for the architecture that it has.
  nonisolated func refuseInitialize(_ reply: Reply, of id: Int, stays architecture: Architecture) {
    methodQueue.asyncBridge { [self] in
      connection(id)?.stays(architecture)
      wire.reject(
        reply, RPCError(.invalidRequest, "This script is initialized already, and no reload is due; see protocol §7."))
    }
  }
}
