internal import NavbridgeRuntime

/// One run of a search for every order, while it is made: it repeats the choices of a path, and goes on from there.
package struct OrderRun: Sendable {
  private(set) var path: [OrderSearch.Node]
  /// The number of nodes that the run repeats.
  private var repeated: Int
  /// The number of nodes that the run has met.
  private var met = 0
  /// The events of the run.
  package private(set) var events: [OrderEvent] = []
  /// The node of each event; nil for an event without a choice of a queue.
  private(set) var nodes: [Int?] = []
  /// The queues that sleep, with what their next events touch.
  private var asleep: [OrderEvent.Queue: OrderFootprint] = [:]
  /// True if the run was given up, since each way on has been seen.
  package private(set) var isAbandoned = false

  /// Makes the choices of a run by chance; nil for a run of a search.
  private var chance: SeededGenerator?

  init(_ path: [OrderSearch.Node]) { (self.path, repeated) = (path, path.count) }

  /// A run whose order is one by chance, for comparison with the search.
  package init(seed: UInt64) { (path, repeated, chance) = ([], 0, SeededGenerator(seed: seed)) }

  /// Goes on with another run that has met no node yet. Returns false, and changes nothing, unless that begins with the same choices
  /// and repeats more than them.
  mutating func goOn(with other: OrderRun) -> Bool {
    guard other.repeated > met, chance == nil, other.chance == nil,
      zip(path[..<met], other.path).allSatisfy({ $0.chosen == $1.chosen && $0.able == $1.able })
    else { return false }
    (path, repeated) = (other.path, other.repeated)
    return true
  }

  /// Returns the place of the queue that has its turn; nil if each has been seen there, and the run is to be given up.
  ///
  /// - Parameter able: the queues that have work, that which has waited longest first.
  package mutating func choose(among able: [OrderEvent.Queue]) -> Int? {
    defer { met += 1 }
    if chance != nil { return chance!.below(able.count) }
    if met < repeated {
      let node = path[met]
      precondition(
        node.able == able,
        "A run of a search for every order met other queues than the run before it at the same place.")
      asleep = node.asleep
      return able.firstIndex(of: node.chosen)
    }
    guard let choice = able.firstIndex(where: { asleep[$0] == nil }) else {
      isAbandoned = true
      return nil
    }
    path.append(.init(able: able, chosen: able[choice], asleep: asleep))
    return choice
  }

  /// Takes the event of the last choice.
  package mutating func take(_ event: OrderEvent) {
    events.append(event)
    nodes.append(event.queue == nil ? nil : met - 1)
    asleep = event.queue == nil ? [:] : asleep.filter { !OrderEvent(queue: $0, footprint: $1).dependsOn(event) }
  }

  /// The event of a node; nil if it has not happened.
  func event(of node: Int) -> Int? { nodes.lastIndex(of: node) }
}

extension OrderRun: PassedValue {
  package func pass(to bytes: inout PassedBytes) {
    bytes.write(path)
    bytes.write(repeated)
    bytes.write(met)
    bytes.write(events)
    bytes.write(nodes)
    bytes.write(isAbandoned)
    bytes.write(chance?.state)
  }

  package init(from bytes: inout PassedBytes) throws {
    (path, repeated, met) = (try bytes.read(), try bytes.read(), try bytes.read())
    (events, nodes, isAbandoned) = (try bytes.read(), try bytes.read(), try bytes.read())
    chance = try bytes.read(UInt64?.self).map { SeededGenerator(state: $0) }
  }
}
