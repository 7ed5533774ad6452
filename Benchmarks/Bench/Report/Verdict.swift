internal import NavbridgeRuntime

/// The judgement of a report about its bounds.
package enum Verdict: Sendable, Equatable {
  /// No row has a bound.
  case nothingBounded
  /// All of so many bounds are kept.
  case kept(Int)
  /// A sentence for each bound that is not kept.
  case missed([String])
  /// The figures allow no judgement, for these reasons: the machine was too busy, or the rounds lie too far apart.
  case doubtful([String])

  /// The verdict in sentences; empty if there is nothing to judge.
  package var sentences: [String] {
    switch self {
    case .nothingBounded: []
    case .kept(let count): ["\(count == 1 ? "The bound is" : "All \(count) bounds are") kept."]
    case .missed(let sentences): sentences
    case .doubtful(let reasons):
      ["There is no verdict on the bounds. \(reasons.joined(separator: " ")) Measure again on a quiet machine."]
    }
  }
}

extension Verdict {
  /// How the sentences look in a terminal.
  var look: TextStyle.Look {
    switch self {
    case .nothingBounded, .kept: .green
    case .missed: .red
    case .doubtful: .yellow
    }
  }
}

extension Benchmark.Report {
  package var verdict: Verdict {
    let bounded = rows.filter { $0.bound != nil }
    if bounded.isEmpty { return .nothingBounded }
    if !machineDoubts.isEmpty { return .doubtful(machineDoubts) }
    // A bound that is missed by more than the noise stays missed, however far the rounds of other rows lie apart.
    let missed = bounded.compactMap(\.miss)
    if !missed.isEmpty { return .missed(missed) }
    return rowDoubts.isEmpty ? .kept(bounded.count) : .doubtful(rowDoubts)
  }

  /// The reasons for which figures mean little; empty where the machine is quiet and the rounds agree.
  package var doubts: [String] { machineDoubts + rowDoubts }

  /// A sentence for each bound of which the rounds lie too far apart to judge it.
  private var rowDoubts: [String] { rows.compactMap(\.doubt) }

  private var machineDoubts: [String] {
    var doubts: [String] = []
    if let busy = machine.busyShare, busy > Self.busyShare {
      doubts.append(
        "Other programs kept \((100 * busy).rounded(to: 0)) % of the processors busy before the first round.")
    }
    if echoP50 > 0, echoP99 > echoP50 * Self.longestTail {
      doubts.append("The echo's own p99 is \((echoP99 / echoP50).rounded(to: 1)) times its p50.")
    }
    return doubts
  }

  /// The busy share of the processors from which on other programs take part in the figures.
  private static let busyShare = 0.4
  /// The ratio of the echo's p99 to its p50 from which on the machine's own delays hide those of the messages.
  private static let longestTail = 5.0
}
