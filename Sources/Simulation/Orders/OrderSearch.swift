/// Chooses the runs of a search for every order, one after the other: dynamic partial-order reduction with source sets and
/// sleep sets (Flanagan and Godefroid, "Dynamic partial-order reduction for model checking software", 2005; Abdulla, Aronis,
/// Jonsson and Sagonas, "Optimal dynamic partial order reduction", 2014).
///
/// A run is a path of nodes, at each of which one of several queues has its turn. After a run the search looks for pairs of
/// events that depend on each other, that nothing else orders, and of which the second could have come first. For each of them
/// another choice is noted at the node of the first. The next run goes back to the last node that has a choice left. A queue
/// whose event has been tried at a node sleeps in what follows, until an event on which its own depends has happened, since until
/// then it leads to orders that have been seen.
///
/// Of each set of orders that differ in nothing but the order of independent events the search makes one whole run.
package struct OrderSearch: Sendable {
  /// A node of the path.
  struct Node: Sendable {
    /// The queues that could have their turn, the usual one first.
    let able: [OrderEvent.Queue]
    /// The queue that has its turn in the run.
    var chosen: OrderEvent.Queue
    /// The queues of which each order has been seen, with what their next events touch.
    var asleep: [OrderEvent.Queue: OrderFootprint]
    /// The queues that must be tried, including those that have been.
    var wanted: Set<OrderEvent.Queue>
    /// The number of queues that have been tried, without that which is tried now.
    var tried = 0

    init(able: [OrderEvent.Queue], chosen: OrderEvent.Queue, asleep: [OrderEvent.Queue: OrderFootprint]) {
      (self.able, self.chosen, self.asleep) = (able, chosen, asleep)
      wanted = [chosen]
    }
  }

  private(set) var path: [Node] = []
  /// The number of runs that have come to their end.
  package private(set) var orders = 0
  /// The number of runs that were given up because each way on had been seen.
  package private(set) var abandoned = 0
  /// True if no order is left that has not been seen.
  package private(set) var isDone = false

  package init() {}

  /// The next run.
  package func run() -> OrderRun { OrderRun(path) }

  /// Takes the run, which has ended, and goes back to the last node with a choice left.
  package mutating func take(_ run: OrderRun) {
    path = run.path
    if run.isAbandoned { abandoned += 1 } else { orders += 1 }
    noteRaces(of: run)
    goBack(run)
  }

  /// The share of all orders that has been seen, as far as the choices are known that are left: each choice of a node is taken for
  /// as large as its others.
  package var progress: Double {
    guard !isDone else { return 1 }
    var (share, seen) = (1.0, 0.0)
    for node in path {
      let choices = Double(max(node.tried + 1, node.wanted.count))
      seen += share * Double(node.tried) / choices
      share /= choices
    }
    return seen
  }

  /// About how many orders there are; nil before the first choice has been seen to its end.
  package var estimate: Double? { progress > 0 ? max(Double(orders), Double(orders) / progress) : nil }

  // MARK: - Races

  private mutating func noteRaces(of run: OrderRun) {
    var history = OrderHistory()
    for (number, event) in run.events.enumerated() {
      // A run that was given up has been seen by another one, but not with the races of its last events.
      for race in history.append(event) { want(race, before: number, history, run) }
    }
  }

  /// Has an event and what it needs tried before another one.
  private mutating func want(_ first: Int, before second: Int, _ history: OrderHistory, _ run: OrderRun) {
    guard let node = run.nodes[first] else { return }
    let initials = history.initials(after: first, upTo: second)
    guard initials.allSatisfy({ !path[node].wanted.contains($0) && path[node].asleep[$0] == nil }) else { return }
    let own = run.events[second].queue!
    path[node].wanted.insert(initials.contains(own) ? own : initials.min()!)
  }

  private mutating func goBack(_ run: OrderRun) {
    while var node = path.popLast() {
      // The event of a node without one has not happened, because the run ended before.
      guard let number = run.event(of: path.count) else { continue }
      node.asleep[node.chosen] = run.events[number].footprint
      node.tried += 1
      if let next = node.able.first(where: { node.wanted.contains($0) && node.asleep[$0] == nil }) {
        node.chosen = next
        path.append(node)
        return
      }
    }
    isDone = true
  }
}
