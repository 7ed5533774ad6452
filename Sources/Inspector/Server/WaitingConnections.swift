internal import OrderedCollections

/// Decides which of the connections that have not become a page's are closed. Anybody on this machine can make them; they must
/// neither use up the descriptors nor wait in the way of a page.
struct WaitingConnections<ID: Hashable> {
  /// The number of connections that may wait.
  let limit: Int
  /// The time for which one may wait, in nanoseconds.
  let patience: Int64
  /// The moments at which they came, in their order.
  private var since: OrderedDictionary<ID, Int64> = [:]

  init(limit: Int, patience: Int64) { (self.limit, self.patience) = (limit, patience) }

  /// A connection has come.
  mutating func arrive(_ id: ID, now: Int64) { since[id] = now }

  /// True if one is to be closed.
  var areTooMany: Bool { since.count > limit }

  /// A connection is a page's, or closed.
  mutating func leave(_ id: ID) { since[id] = nil }

  /// The connections that have waited for too long.
  func late(now: Int64) -> [ID] { since.prefix { $0.value + patience <= now }.map(\.key) }

  /// The oldest of those that may be closed, or else the oldest.
  func next(_ mayBeClosed: (ID) -> Bool) -> ID? { since.keys.first(where: mayBeClosed) ?? since.keys.first }

  /// The moment at which the next one will have waited for too long.
  var nextDue: Int64? { since.values.first.map { $0 + patience } }
}
