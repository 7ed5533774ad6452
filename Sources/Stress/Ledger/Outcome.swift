package import NavbridgeWire

/// The outcome of a command.
package enum Outcome: String, Sendable, CaseIterable {
  case resolved
  case rejected
  /// Rejected with `NEVER_SETTLES`: iOS would wait forever.
  case neverSettles
  /// The command's epoch ended first.
  case invalidated
  /// The connection ended first, so that no answer could come. The script side rejects the command.
  case lost

  package init(_ result: Result<some Any, RPCError>) {
    switch result {
    case .success: self = .resolved
    case .failure(let error):
      switch error.data["code"]?.string {
      case "NEVER_SETTLES": self = .neverSettles
      case "CONNECTION_LOST": self = .lost
      default: self = error.code == RPCErrorCode.bridgeInvalidated.rawValue ? .invalidated : .rejected
      }
    }
  }
}

/// The number of commands with each outcome.
package struct OutcomeCounts: Sendable, Equatable {
  private var counts: [Outcome: Int] = [:]

  package init() {}

  package subscript(outcome: Outcome) -> Int {
    get { counts[outcome] ?? 0 }
    set { counts[outcome] = newValue }
  }

  package var total: Int { counts.values.reduce(0, +) }
}
