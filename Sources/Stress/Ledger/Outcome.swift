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
      switch error.moduleCode {
      case .neverSettles: self = .neverSettles
      case .connectionLost: self = .lost
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

/// An error that a stress run found, described in a sentence.
package struct Fault: Sendable, Equatable, CustomStringConvertible {
  /// The kinds of faults. Their names are stable, for programs.
  package enum Kind: String, Sendable, CaseIterable {
    case settledTwice
    case settledNever
    /// A command of one epoch settled, or was named, in another.
    case crossed
    /// A command got the answer of another.
    case wrongAnswer
    /// The accounts of the script side and the native side differ.
    case miscounted
    case grew
    /// The native side reported a message of the script side as bad.
    case badCall
    /// A process ended in another way than the one that the run used.
    case ending
    /// A process or a socket is left of a cycle that has ended.
    case left
    /// A driver's act got an error that the screen does not explain.
    case act
    /// A peer that does not read was neither closed nor given everything.
    case unread
  }

  package let kind: Kind
  package let description: String

  init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }
}

/// A list of faults: all are counted, and the first of them are kept.
package struct FaultList: Sendable, Equatable {
  static let limit = 50

  package private(set) var kept: [Fault] = []
  package private(set) var count = 0

  package init() {}

  package var isEmpty: Bool { count == 0 }

  mutating func add(_ kind: Fault.Kind, _ description: String) {
    count += 1
    if kept.count < Self.limit { kept.append(Fault(kind, description)) }
  }

  mutating func add(_ others: FaultList) {
    count += others.count
    kept.append(contentsOf: others.kept.prefix(max(0, Self.limit - kept.count)))
  }
}
