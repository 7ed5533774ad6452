import Testing

@testable import NavbridgeKernel

/// Which connection is served next, of those that have used up their share.
@Suite("The order of turns")
struct TurnOrderTests {
  private static let share = TurnOrder.share

  /// Returns the turns of each connection, whose turns all cost the same, when each wants more for ever.
  private static func turns(costs: [Int64], count: Int) -> [Int] {
    var order = TurnOrder()
    for connection in costs.indices { order.wait(connection, credit: 0) }
    var turns = Array(repeating: 0, count: costs.count)
    for _ in 0..<count {
      guard let turn = order.next() else { break }
      turns[turn.connection] += 1
      order.wait(turn.connection, credit: turn.credit - costs[turn.connection])
    }
    return turns
  }

  @Test("The order of turns serves connections with equal costs one after the other")
  func circle() {
    var order = TurnOrder()
    for connection in [7, 3, 5] { order.wait(connection, credit: 0) }
    var served: [Int] = []
    for _ in 0..<6 {
      guard let turn = order.next() else { break }
      served.append(turn.connection)
      order.wait(turn.connection, credit: turn.credit - Self.share)
    }
    #expect(served == [7, 3, 5, 7, 3, 5])
  }

  @Test(
    "The order of turns gives each connection the same work, however much one of its turns costs",
    arguments: [[1, 1], [1, 10], [2, 3, 7], [100, 1, 1, 50]])
  func work(_ shares: [Int64]) {
    let costs = shares.map { $0 * Self.share }
    let turns = Self.turns(costs: costs, count: 10_000)
    let work = zip(turns, costs).map { Int64($0) * $1 }
    // Nobody is further behind than by the cost of the longest turn.
    #expect(work.max()! - work.min()! <= 2 * costs.max()!, "\(work)")
  }

  @Test("The order of turns serves a connection in debt without another call, if nobody else waits")
  func alone() {
    var order = TurnOrder()
    order.wait(1, credit: -1_000_000 * Self.share)
    let turn = order.next()
    #expect((1...Self.share).contains(turn?.credit ?? 0) && order.isEmpty)
  }

  @Test("The order of turns serves a connection that asks little before the debts of others are paid")
  func newcomer() {
    var order = TurnOrder()
    for connection in 1...10 { order.wait(connection, credit: -50 * Self.share) }
    order.wait(11, credit: 0)
    let turn = order.next()
    #expect(turn?.connection == 11)
  }

  @Test(
    "The order of turns renews the credit of a connection that does not wait, up to one share, and counts its debts")
  func credit() {
    var credit = WorkCredit(round: 4)
    // The work that is spent before a round, and the credit that is left in it.
    let rows: [(spent: Int64, round: Int, left: Int64)] = [
      (Self.share - 1, 4, 1), (1, 4, 0), (0, 5, Self.share), (0, 900, Self.share), (3 * Self.share, 902, 0),
      (0, 903, Self.share),
    ]
    for row in rows {
      credit.spend(row.spent)
      let lasts = credit.lasts(in: row.round)
      #expect(credit.left == row.left && lasts == (row.left > 0), "\(row)")
    }
  }
}
