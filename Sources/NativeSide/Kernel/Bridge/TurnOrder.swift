/// Decides which connection is served next, of those that have used up their share of the native side's work.
///
/// It is deficit round robin: in each round every waiting connection gets the same share of work, and has its turn when
/// its credit is above zero. Work that exceeds the credit is a debt, which costs the connection later rounds. So each
/// connection gets the same work over time, however much a single message of it costs.
struct TurnOrder: Equatable, Sendable {
  /// The work for which a connection has credit in each round, in nanoseconds.
  static let share: Int64 = 1_000_000

  /// A connection that waits, or that has its turn, with its credit in nanoseconds. A debt is a credit below zero.
  struct Turn: Equatable, Sendable {
    let connection: Int
    var credit: Int64
  }

  private var waiting: [Turn] = []
  /// The number of waiting connections that have not been looked at in this round.
  private var leftInRound = 0
  /// The number of rounds that have begun.
  private(set) var rounds = 0

  var isEmpty: Bool { waiting.isEmpty }

  /// Adds a connection, after those that wait already.
  mutating func wait(_ connection: Int, credit: Int64) {
    waiting.append(Turn(connection: connection, credit: credit))
  }

  /// Removes and returns the connection whose turn it is, with its new credit. Returns nil if none waits.
  mutating func next() -> Turn? {
    payDebts()
    while !waiting.isEmpty {
      if leftInRound == 0 {
        leftInRound = waiting.count
        rounds += 1
      }
      leftInRound -= 1
      var turn = waiting.removeFirst()
      turn.credit += Self.share
      if turn.credit > 0 { return turn }
      waiting.append(turn)
    }
    return nil
  }

  /// Lets rounds pass in which nobody could have a turn, because all connections would still be in debt.
  private mutating func payDebts() {
    guard let best = waiting.lazy.map(\.credit).max(), best <= -Self.share else { return }
    let passed = -best / Self.share
    for at in waiting.indices { waiting[at].credit += passed * Self.share }
    rounds += Int(passed)
  }
}

/// The credit of a connection that does not wait for a turn.
struct WorkCredit: Equatable, Sendable {
  /// The credit in nanoseconds.
  private(set) var left = TurnOrder.share
  /// The round up to which the connection has got its shares.
  private var round: Int

  /// - Parameter round: the round in which the connection was made.
  init(round: Int = 0) { self.round = round }

  mutating func spend(_ work: Int64) { left -= work }

  /// Adds the shares of the rounds since the last call. Credit is not saved up beyond one share. Returns false if no
  /// credit is left.
  mutating func lasts(in round: Int) -> Bool {
    if round != self.round {
      let (sum, overflow) = left.addingReportingOverflow(Int64(round - self.round) * TurnOrder.share)
      left = overflow ? TurnOrder.share : min(TurnOrder.share, sum)
      self.round = round
    }
    return left > 0
  }

  /// Takes the credit that the order of turns has given.
  mutating func begin(_ turn: TurnOrder.Turn, in round: Int) {
    left = turn.credit
    self.round = round
  }
}
