import NavbridgeRuntime
import NavbridgeSimulation

/// A world of a few queues whose items send other items, for comparison of the search with all interleavings.
struct SmallWorld {
  /// What an item does. An item sends others, and more of them if its part has had an odd number of items.
  struct Item: Hashable, Comparable {
    /// The names of the item that has sent it, and its own.
    let name: String
    let depth: Int

    static func < (one: Item, other: Item) -> Bool { one.name < other.name }
  }

  /// The state between two events.
  struct State {
    /// The items that wait, with the events that have sent them.
    var waiting: [[(item: Item, sender: Int?)]]
    /// The items that each part has had.
    var logs: [[String]]
    /// The items that each queue has received.
    var received: [[String]]

    /// The runs that differ in nothing but the order of independent events are equal in this.
    var order: [[String]] { logs + received }
    var able: [Int] { waiting.indices.filter { !waiting[$0].isEmpty } }
  }

  /// The part of each queue.
  let parts: [Int]
  /// The queues to which an item sends.
  let targets: [[Int]]
  /// True if the recorder leaves out that two events send to the same queue.
  var hidesSending = false

  /// A world by chance.
  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = 2 + random.below(3)
    parts = (0..<count).map { _ in random.below(3) }
    targets = (0..<count).map { _ in (0..<random.below(3)).map { _ in random.below(count) } }
  }

  init(parts: [Int], targets: [[Int]]) { (self.parts, self.targets) = (parts, targets) }

  var start: State {
    State(
      waiting: parts.indices.map { [(Item(name: "\($0)", depth: 0), nil)] },
      logs: Array(repeating: [], count: parts.max()! + 1), received: parts.indices.map { ["\($0)"] })
  }

  /// Runs the first item of a queue. Returns its event.
  func run(_ queue: Int, number: Int, _ state: inout State) -> OrderEvent {
    let (item, sender) = state.waiting[queue].removeFirst()
    let part = parts[queue]
    state.logs[part].append(item.name)
    var event = OrderEvent(queue: queue, sender: sender)
    event.footprint.parts = 1 << UInt64(part)
    guard item.depth < 2 else { return event }
    // What an item does depends on what its part has done before.
    let sent = state.logs[part].count % 2 == 0 ? targets[queue] : Array(targets[queue].prefix(1))
    for (index, target) in sent.enumerated() {
      let child = Item(name: "\(item.name)>\(index)@\(state.logs[part].count)", depth: item.depth + 1)
      state.waiting[target].append((child, number))
      state.received[target].append(child.name)
      if !hidesSending { event.footprint.sentTo.insert(target) }
    }
    return event
  }

  /// Each order, once, by all interleavings; nil if there are more than a number of them.
  func ordersByForce(limit: Int) -> Set<[[String]]>? {
    var (orders, runs) = (Set<[[String]]>(), 0)
    func goOn(_ state: State, _ number: Int) {
      guard runs <= limit else { return }
      guard !state.able.isEmpty else {
        runs += 1
        orders.insert(state.order)
        return
      }
      for queue in state.able {
        var next = state
        _ = run(queue, number: number, &next)
        goOn(next, number + 1)
      }
    }
    goOn(start, 0)
    return runs > limit ? nil : orders
  }

  /// Runs the world in the order that a search chooses. Returns its last state.
  func perform(_ run: inout OrderRun) -> State {
    var (state, number) = (start, 0)
    while !state.able.isEmpty {
      let able = state.able
      guard let place = run.choose(among: able) else { break }
      run.take(self.run(able[place], number: number, &state))
      number += 1
    }
    return state
  }

  /// The orders that the search makes, in its order, and the search at its end.
  func ordersBySearch() -> (orders: [[[String]]], search: OrderSearch) {
    var search = OrderSearch()
    var orders: [[[String]]] = []
    while !search.isDone {
      var run = search.run()
      let state = perform(&run)
      if state.able.isEmpty { orders.append(state.order) }
      search.take(run)
    }
    return (orders, search)
  }
}
