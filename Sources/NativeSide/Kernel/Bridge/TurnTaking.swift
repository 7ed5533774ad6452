internal import NavbridgeRuntime

/// Gives a turn to one connection after the other, of those that have used up their share (`TurnOrder`).
///
/// Before each turn the thread polls its descriptors, and the messages of connections with credit are handled as they
/// arrive. So a peer that asks little waits for one turn at most, however many others ask for more than their share.
@BridgeThread
final class TurnTaking {
  private unowned let server: BridgeServer
  /// A queue of its own: the method queue's items are the calls of modules, and are counted.
  private let queue: SerialQueue
  private var order = TurnOrder()
  /// True from the moment at which a turn is scheduled until the work of that turn has been done.
  private var isTurnScheduled = false

  init(_ server: BridgeServer) {
    self.server = server
    queue = SerialQueue(label: "turns", target: server.methodQueue.target)
    queue.endOfTurn = server.methodQueue.endOfTurn
  }

  /// Ends the turns, with the server.
  func stop() { queue.endOfTurn = nil }

  var rounds: Int { order.rounds }

  /// Lets a connection wait for its turn, which `NativeConnection.takeTurn` begins.
  func wait(_ connection: NativeConnection) {
    server.uses(.tableOfConnections, alone: true)
    order.wait(connection.peer.id, credit: connection.credit.left)
    scheduleTurn()
  }

  private func scheduleTurn() {
    guard !isTurnScheduled, !order.isEmpty else { return }
    isTurnScheduled = true
    queue.target.scheduleAfterPolling(on: queue, BridgeThread.item { [server] in server.turns.giveTurn() })
  }

  private func giveTurn() {
    var begun = false
    while !begun, let turn = order.next() {
      // Connections that have closed are passed over.
      begun = server.connection(turn.connection)?.takeTurn(turn) ?? false
    }
    // The next turn begins when the main queue has run what this one has handed on.
    queue.asyncBridge { [server, queue] in
      server.onMain { delegate in
        delegate.turnWasGiven()
        queue.asyncBridge { server.turns.turnEnded() }
      }
    }
  }

  private func turnEnded() {
    isTurnScheduled = false
    server.keepWithinBudget()
    scheduleTurn()
  }
}
