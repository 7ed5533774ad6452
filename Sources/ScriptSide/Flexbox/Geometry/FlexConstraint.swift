/// The room that a node gets along one axis.
package enum FlexConstraint: Equatable, Sendable {
  /// The node must be this large.
  case exactly(Double)
  /// The node is as large as its content, up to this.
  case atMost(Double)
  /// The node is as large as its content. Percentages of it are of `share`, if there is one.
  case unbounded(share: Double?)

  package static let unbounded = FlexConstraint.unbounded(share: nil)

  /// The length that percentages of the node refer to; nil if it is not known.
  package var room: Double? {
    switch self {
    case .exactly(let room), .atMost(let room): room
    case .unbounded(let share): share
    }
  }

  package var isExact: Bool {
    if case .exactly = self { true } else { false }
  }

  package var isAtMost: Bool {
    if case .atMost = self { true } else { false }
  }

  package var isBounded: Bool { isExact || isAtMost }

  /// The same kind of constraint with less room.
  package func less(_ width: Double) -> FlexConstraint {
    switch self {
    case .exactly(let room): .exactly(room - width)
    case .atMost(let room): .atMost(room - width)
    case .unbounded(let share): .unbounded(share: share.map { $0 - width })
    }
  }

  /// The same constraint with a maximum of the node's own style. A maximum makes an unbounded room a bounded one.
  func capped(at maximum: Double?) -> FlexConstraint {
    guard let maximum else { return self }
    switch self {
    case .exactly(let room): return .exactly(min(room, maximum))
    case .atMost(let room): return .atMost(min(room, maximum))
    case .unbounded: return .atMost(maximum)
    }
  }

  /// True if the content cannot change the size: an exact room, or none at all.
  var isFixed: Bool {
    switch self {
    case .exactly: true
    case .atMost(let room): room <= 0
    case .unbounded: false
    }
  }
}
