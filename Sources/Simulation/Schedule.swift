package import NavbridgeVocabulary

/// The schedule of a run: its decisions that differ from the usual ones.
///
/// A run consists of decisions, which are counted from 0. The usual decision is always 0: the queue that has waited longest
/// runs next, with all its items, and each write is delivered whole. A schedule without decisions is therefore the run of two
/// sides on idle machines, and each decision of a schedule is one thing that goes another way.
package struct Schedule: Sendable, Hashable {
  /// One decision that is not the usual one.
  package struct Decision: Sendable, Hashable {
    /// The number of the decision in the run.
    package var number: Int
    /// The choice, from 1 to the number of possibilities less one. A number beyond them counts modulo their number, so that
    /// a schedule has a meaning for any run.
    package var choice: Int

    package init(number: Int, choice: Int) { (self.number, self.choice) = (number, choice) }
  }

  /// A fault, and the moment at which it strikes.
  package struct Strike: Sendable, Hashable {
    /// The number of the scheduler's step before which it strikes, counted from the connection of the first script.
    package var moment: Int
    package var fault: AppFault

    package init(moment: Int, fault: AppFault) { (self.moment, self.fault) = (moment, fault) }
  }

  /// In ascending order of their moments.
  package private(set) var strikes: [Strike]
  /// In ascending order of their numbers.
  package private(set) var decisions: [Decision]
  /// True if it is a decision, too, whether time passes while work is left.
  package let timePasses: Bool
  /// True if it is a decision, too, whether UIKit takes one of its variants.
  package let takesVariants: Bool

  package init(
    _ decisions: [Decision] = [], strikes: [Strike] = [], timePasses: Bool = false, takesVariants: Bool = false
  ) {
    self.decisions = decisions.sorted { $0.number < $1.number }
    self.strikes = strikes.sorted { $0.moment < $1.moment }
    (self.timePasses, self.takesVariants) = (timePasses, takesVariants)
  }

  /// Other decisions and faults, of which the same are possible.
  package func with(_ decisions: [Decision], strikes: [Strike]) -> Schedule {
    Schedule(decisions, strikes: strikes, timePasses: timePasses, takesVariants: takesVariants)
  }

  /// The usual schedule of a run with the same possibilities.
  package var usual: Schedule { with([], strikes: []) }

  /// The schedule in which everything goes its usual way.
  package static let usual = Schedule()

  /// The number of things that go another way.
  package var size: Int { strikes.count + decisions.count }
}

extension Schedule.Strike {
  /// `FAULT@MOMENT`.
  var text: String { "\(fault.rawValue)@\(moment)" }

  /// Nil for a word that is no strike.
  fileprivate init?(text word: some StringProtocol) {
    let text = String(word)
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, let fault = AppFault(rawValue: String(parts[0])), let moment = Int(parts[1]), moment >= 0
    else { return nil }
    self.init(moment: moment, fault: fault)
  }
}

/// The text of a schedule: `time` where time may pass while work is left, `variants` where UIKit may take its variants,
/// `FAULT@MOMENT` for each fault, and `NUMBER:CHOICE` for each decision, with blanks between them.
extension Schedule {
  private static let timeWord = "time"
  private static let variantsWord = "variants"

  package var text: String {
    let words = (timePasses ? [Self.timeWord] : []) + (takesVariants ? [Self.variantsWord] : [])
    return (words + strikes.map(\.text) + decisions.map { "\($0.number):\($0.choice)" }).joined(separator: " ")
  }

  /// Nil for a text that is no schedule.
  package init?(text: some StringProtocol) {
    var decisions: [Decision] = []
    var words = text.split(separator: " ")[...]
    let timePasses = words.first.map { String($0) == Self.timeWord } ?? false
    if timePasses { words.removeFirst() }
    let takesVariants = words.first.map { String($0) == Self.variantsWord } ?? false
    if takesVariants { words.removeFirst() }
    var strikes: [Strike] = []
    while let strike = words.first.flatMap({ Strike(text: $0) }) {
      guard strike.moment >= strikes.last?.moment ?? 0 else { return nil }
      strikes.append(strike)
      words.removeFirst()
    }
    for word in words {
      let parts = word.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2, let number = parts[0], let choice = parts[1], number >= 0, choice > 0 else { return nil }
      guard number > decisions.last?.number ?? -1 else { return nil }
      decisions.append(Decision(number: number, choice: choice))
    }
    self.init(decisions, strikes: strikes, timePasses: timePasses, takesVariants: takesVariants)
  }
}
