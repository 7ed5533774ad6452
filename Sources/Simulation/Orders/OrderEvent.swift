/// One event of a run: an item of a queue, with the writing of messages that follows it at once, or a passing of time.
///
/// Two events that touch nothing in common lead to the same state in either order. So a search for every order has to try
/// only one of the two, the classical partial-order reduction (docs/schedules.md).
package struct OrderEvent: Sendable, Equatable {
  /// The number of a queue in its run.
  package typealias Queue = Int

  /// The queue whose item has run; nil for a passing of time.
  package var queue: Queue?
  /// The event that has put the item into the queue; nil for one that was there at the start.
  package var sender: Int?
  package var footprint: OrderFootprint

  package init(queue: Queue?, sender: Int? = nil, footprint: OrderFootprint = OrderFootprint()) {
    (self.queue, self.sender, self.footprint) = (queue, sender, footprint)
  }

  /// True if the order of the two matters, or cannot be another one because they are items of one queue. Time passes only when
  /// nothing is left to do, so that it comes after all that was before.
  func dependsOn(_ other: OrderEvent) -> Bool {
    queue == nil || other.queue == nil || queue == other.queue || footprint.conflicts(with: other.footprint)
  }
}

/// What an event reads and changes, as far as the order of events depends on it.
package struct OrderFootprint: Sendable, Equatable {
  /// A set of the parts of a world that share nothing but queues, one bit for each.
  package typealias Parts = UInt64

  /// The parts whose state the event has used.
  package var parts: Parts = 0
  /// The parts of which the event has used nothing but `used` and `usedAlone`.
  package var visited: Parts = 0
  /// The queues to which the event has appended items.
  package var sentTo: Set<OrderEvent.Queue> = []
  /// The queues of which the event has looked whether they are empty. It ends otherwise if an item comes before it.
  package var looked: Set<OrderEvent.Queue> = []
  /// The parts to whose own work the event has added some. An event of such a part takes all of it.
  package var reached: Parts = 0
  /// The states outside queues that the event has used in a way that has no order, one bit for each (`SharedState`).
  package var used: UInt64 = 0
  /// The states outside queues that it has used alone.
  package var usedAlone: UInt64 = 0

  package init() {}

  func conflicts(with other: OrderFootprint) -> Bool {
    !sentTo.isDisjoint(with: other.sentTo) || !looked.isDisjoint(with: other.sentTo)
      || !sentTo.isDisjoint(with: other.looked)
      || parts & (other.parts | other.visited) != 0 || visited & other.parts != 0
      || reached & other.parts != 0 || parts & other.reached != 0
      || usedAlone & (other.used | other.usedAlone) != 0 || used & other.usedAlone != 0
  }
}
