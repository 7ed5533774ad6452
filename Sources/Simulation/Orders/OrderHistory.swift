/// The events of a run with the order among those that depend on each other.
struct OrderHistory {
  private var events: [OrderEvent] = []
  /// For each event, those before it since time has last passed which happen before it in each run with the same order of
  /// dependent events.
  private var causes: [Set<Int>] = []
  /// The number of the first event since time has last passed.
  private var start = 0

  /// Appends an event. Returns the events that it races with: it depends on each of them, no event between orders the two, and it
  /// could have come first.
  mutating func append(_ event: OrderEvent) -> [Int] {
    let number = events.count
    var (known, races): (Set<Int>, [Int]) = ([], [])
    for earlier in (start..<number).reversed() where !known.contains(earlier) {
      let isSender = earlier == event.sender
      guard isSender || event.dependsOn(events[earlier]) else { continue }
      known.formUnion(causes[earlier])
      known.insert(earlier)
      if !isSender, event.queue != events[earlier].queue { races.append(earlier) }
    }
    events.append(event)
    causes.append(known)
    if event.queue == nil {
      // All that follows comes after it, and after all that was before it.
      start = number + 1
      return []
    }
    return races
  }

  /// The queues of which one must have its turn in place of the event `first`, so that `second` comes before it: those of the events
  /// which are not after `first`, and which need no other such event.
  func initials(after first: Int, upTo second: Int) -> Set<OrderEvent.Queue> {
    let others = (first + 1..<second).filter { !causes[$0].contains(first) } + [second]
    let rest = Set(others)
    return Set(others.filter { causes[$0].isDisjoint(with: rest) }.compactMap { events[$0].queue })
  }
}
