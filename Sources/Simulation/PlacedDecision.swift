/// A place at which decisions are made. Each run counts the decisions of each place.
package struct DecisionPlace: Sendable, Hashable {
  package enum Kind: Sendable, Hashable, CaseIterable {
    /// The queue that runs next.
    case order
    /// The number of items of a turn.
    case length
    /// The number of bytes that are delivered.
    case bytes
    /// The passing of time while work is left.
    case time
    /// A variant of UIKit, or an interruption.
    case occasion
  }

  package var kind: Kind
  /// The queue that would run next, the queue whose turn it is, or the reader of the bytes.
  package var name: String

  package init(_ kind: Kind, _ name: String = "") { (self.kind, self.name) = (kind, name) }
}

/// A decision of a run that is not the usual one, with its place. In a run without some of the decisions before it, it is found
/// again by its place, where its number may be that of something else.
package struct PlacedDecision: Sendable, Hashable {
  package var place: DecisionPlace
  /// The number of decisions that were made at the place before.
  package var index: Int
  /// The decision by its number in the run that has made it.
  package var decision: Schedule.Decision
  /// The queue that runs in place of the usual one; nil for other kinds.
  package var option: Option?

  package struct Option: Sendable, Hashable {
    package var name: String
    /// True if the queues before that are postponed.
    package var postpones: Bool

    package init(_ name: String, postpones: Bool) { (self.name, self.postpones) = (name, postpones) }
  }

  package init(_ place: DecisionPlace, index: Int, _ decision: Schedule.Decision, option: Option? = nil) {
    (self.place, self.index, self.decision, self.option) = (place, index, decision, option)
  }
}
