import Testing

@testable import NavbridgeSimulation

/// The search for every order, beside all interleavings of small worlds.
@Suite("A search for every order")
struct OrderSearchTests {
  @Test("finds in small worlds each order that all interleavings have, and none twice")
  func everyOrder() {
    var (compared, most) = (0, 0)
    for seed in UInt64(0)..<400 {
      let world = SmallWorld(seed: seed)
      guard let expected = world.ordersByForce(limit: 3_000) else { continue }
      let (orders, search) = world.ordersBySearch()
      #expect(Set(orders) == expected, "seed \(seed)")
      #expect(orders.count == expected.count && search.orders == expected.count, "seed \(seed)")
      #expect(search.progress == 1 && search.estimate == Double(expected.count), "seed \(seed)")
      (compared, most) = (compared + 1, max(most, orders.count))
    }
    #expect(compared > 200 && most > 500, "\(compared) worlds with at most \(most) orders")
  }

  @Test("is found out by the comparison if it takes dependent events for independent ones")
  func plantedFault() {
    var missed = 0
    for seed in UInt64(0)..<100 {
      var world = SmallWorld(seed: seed)
      guard let expected = world.ordersByForce(limit: 3_000) else { continue }
      world.hidesSending = true
      missed += Set(world.ordersBySearch().orders) == expected ? 0 : 1
    }
    #expect(missed > 5, "\(missed) worlds")
  }

  @Test("makes one run of events that share nothing, and both of two that do")
  func smallest() {
    #expect(SmallWorld(parts: [0, 1, 2], targets: [[], [], []]).ordersBySearch().search.orders == 1)
    #expect(SmallWorld(parts: [0, 0], targets: [[], []]).ordersBySearch().search.orders == 2)
    #expect(SmallWorld(parts: [0, 0, 0], targets: [[], [], []]).ordersBySearch().search.orders == 6)
    // Two items reach one queue, in either order.
    #expect(SmallWorld(parts: [0, 1, 2], targets: [[2], [2], []]).ordersBySearch().search.orders > 1)
  }

  @Test("goes back to the last choice that is left, and estimates the rest from what it has seen")
  func progress() {
    let world = SmallWorld(parts: [0, 0, 0], targets: [[], [], []])
    var (search, seen) = (OrderSearch(), [Double]())
    #expect(search.estimate == nil && search.progress == 0)
    while !search.isDone {
      var (run, state) = (search.run(), world.start)
      while let place = state.able.isEmpty ? nil : run.choose(among: state.able) {
        run.take(world.run(state.able[place], number: run.events.count, &state))
      }
      search.take(run)
      seen.append(search.progress)
    }
    #expect(seen == seen.sorted() && seen.last == 1 && search.orders == 6, "\(seen)")
  }
}

/// What orders the events of a run.
@Suite("The history of a run")
struct OrderHistoryTests {
  private static func event(
    _ queue: Int?, from sender: Int? = nil, parts: UInt64 = 0, to targets: Set<Int> = []
  ) -> OrderEvent {
    var event = OrderEvent(queue: queue, sender: sender)
    (event.footprint.parts, event.footprint.sentTo) = (parts, targets)
    return event
  }

  @Test("has a race of two events of a part, but not of an item with its sender or with one of its own queue")
  func races() {
    var history = OrderHistory()
    #expect(history.append(Self.event(0, parts: 1, to: [1])).isEmpty)
    #expect(history.append(Self.event(1, from: 0, parts: 1)).isEmpty, "the item of an event comes after it")
    #expect(
      history.append(Self.event(2, parts: 1)) == [1],
      "what comes after an event that is after another one races with the last")
    #expect(history.append(Self.event(2, parts: 1)).isEmpty, "a queue has an order")
    #expect(history.append(Self.event(3, parts: 2)).isEmpty, "other parts share nothing")
  }

  @Test("has no race across a passing of time")
  func time() {
    var history = OrderHistory()
    _ = history.append(Self.event(0, parts: 1))
    #expect(history.append(Self.event(nil)).isEmpty)
    #expect(history.append(Self.event(1, parts: 1)).isEmpty)
  }

  @Test("names the queues by which the second event of a race comes first")
  func initials() {
    var history = OrderHistory()
    _ = history.append(Self.event(0, parts: 1))
    _ = history.append(Self.event(1, parts: 2, to: [2]))
    #expect(history.append(Self.event(2, from: 1, parts: 1)) == [0])
    #expect(history.initials(after: 0, upTo: 2) == [1], "its sender comes first")
  }

  @Test("depends on what events reach, use, and use alone")
  func footprints() {
    func conflict(_ change: (inout OrderFootprint, inout OrderFootprint) -> Void) -> Bool {
      var (one, other) = (OrderFootprint(), OrderFootprint())
      change(&one, &other)
      #expect(one.conflicts(with: other) == other.conflicts(with: one))
      return one.conflicts(with: other)
    }
    #expect(!conflict { _, _ in })
    #expect(!conflict { ($0.parts, $1.parts) = (1, 2) } && conflict { ($0.parts, $1.parts) = (3, 2) })
    #expect(!conflict { ($0.visited, $1.visited) = (2, 2) } && conflict { ($0.visited, $1.parts) = (2, 2) })
    #expect(!conflict { ($0.reached, $1.reached) = (4, 4) } && conflict { ($0.reached, $1.parts) = (4, 4) })
    #expect(!conflict { ($0.used, $1.used) = (1, 1) } && conflict { ($0.used, $1.usedAlone) = (1, 1) })
    #expect(!conflict { ($0.looked, $1.looked) = ([1], [1]) } && conflict { ($0.looked, $1.sentTo) = ([1], [1]) })
    #expect(!conflict { ($0.looked, $1.sentTo) = ([1], [2]) })
    #expect(conflict { ($0.usedAlone, $1.usedAlone) = (1, 1) } && !conflict { ($0.usedAlone, $1.usedAlone) = (1, 2) })
    #expect(!conflict { ($0.sentTo, $1.sentTo) = ([1], [2]) } && conflict { ($0.sentTo, $1.sentTo) = ([1, 2], [2]) })
  }
}

/// One run of the search.
@Suite("A run of a search for every order")
struct OrderRunTests {
  @Test("is given up where each queue sleeps, and wakes a queue by an event on which its own depends")
  func sleeping() {
    var search = OrderSearch()
    func run(_ events: [(queue: Int, parts: UInt64)], able: [[Int]]) -> OrderRun {
      var run = search.run()
      for (event, able) in zip(events, able) {
        guard let place = run.choose(among: able) else { break }
        #expect(able[place] == event.queue)
        var event = OrderEvent(queue: event.queue)
        event.footprint.parts = events.first { $0.queue == able[place] }!.parts
        run.take(event)
      }
      return run
    }
    search.take(run([(0, 1), (1, 1)], able: [[0, 1], [1]]))
    #expect(!search.isDone && search.orders == 1)
    // The second order begins with queue 1, which wakes queue 0.
    search.take(run([(1, 1), (0, 1)], able: [[0, 1], [0]]))
    #expect(search.isDone && search.orders == 2 && search.abandoned == 0)
  }

  @Test("goes on with a run that begins with the same choices, and with no other one")
  func goingOn() throws {
    let world = SmallWorld(parts: [0, 0, 0], targets: [[], [], []])
    var search = OrderSearch()
    /// Makes the first events of a run, or all of them.
    func goOn(_ run: inout OrderRun, _ state: inout SmallWorld.State, _ count: Int = .max) {
      for _ in 0..<count {
        guard !state.able.isEmpty, let place = run.choose(among: state.able) else { return }
        run.take(world.run(state.able[place], number: run.events.count, &state))
      }
    }
    var (standing, state) = (search.run(), world.start)
    goOn(&standing, &state, 1)
    while !search.isDone {
      let next = search.run()
      var (whole, its) = (next, world.start)
      goOn(&whole, &its)
      var (run, rest) = (standing, state)
      // A run that repeats no more than this one has nothing to go on with; another first choice is another run.
      let repeats = next.path.count > 1 && next.path[0].chosen == standing.path[0].chosen
      #expect(run.goOn(with: next) == repeats)
      if repeats {
        goOn(&run, &rest)
        #expect(run.events == whole.events && run.path.map(\.chosen) == whole.path.map(\.chosen))
        var bytes = PassedBytes(of: run)
        #expect(try bytes.read(OrderRun.self).events == run.events)
      }
      search.take(whole)
    }
    #expect(search.orders == 6)
  }
}
