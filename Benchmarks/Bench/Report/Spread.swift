/// The noise of a measurement: how far its rounds lie apart.
struct Spread: Sendable, Equatable {
  /// The greatest round less the smallest one, as a share of the median. Nil for fewer than two rounds.
  let share: Double?

  init(_ rounds: [Double]) {
    let median = Median.of(rounds)
    guard rounds.count > 1, median > 0 else {
      share = nil
      return
    }
    share = (rounds.max()! - rounds.min()!) / median
  }

  init(share: Double?) { self.share = share }

  /// The spread in percent, or words if one round alone was measured.
  var text: String { share.map { "\((100 * $0).rounded(to: 0)) %" } ?? "an unknown share" }

  /// The number of percent for a column; empty if it is unknown.
  var cell: String { share.map { (100 * $0).rounded(to: 0) } ?? "" }
}
