/// Something that must not happen, in a sentence that names it.
public struct Fault: Sendable, Equatable, CustomStringConvertible {
  /// Stable names, for programs.
  public enum Kind: String, Sendable, CaseIterable {
    case settledTwice
    case settledNever
    /// A command of one epoch settled, or was heard of, in another.
    case crossed
    /// A command got another's answer.
    case wrongAnswer
    /// The script side's account and the native side's differ.
    case miscounted
    case grew
    /// Native reported a message of the script's as bad.
    case badCall
    /// A script's process ended otherwise than it was made to.
    case ending
  }

  public let kind: Kind
  public let description: String

  init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }
}

/// Faults, all counted and the first kept.
public struct FaultList: Sendable, Equatable {
  static let limit = 50

  public private(set) var kept: [Fault] = []
  public private(set) var count = 0

  public init() {}

  public var isEmpty: Bool { count == 0 }

  mutating func add(_ kind: Fault.Kind, _ description: String) {
    count += 1
    if kept.count < Self.limit { kept.append(Fault(kind, description)) }
  }

  mutating func add(_ others: FaultList) {
    count += others.count
    kept.append(contentsOf: others.kept.prefix(max(0, Self.limit - kept.count)))
  }
}
