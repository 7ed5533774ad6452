/// The numbers of the snapshots that a run has written, has found unused, and has removed.
package struct SnapshotCounts: Sendable, Equatable {
  package var written = 0
  /// Snapshots that no test takes any more, although all of the file's tests ran.
  package var obsolete = 0
  package var removed = 0

  /// The numbers that are not 0: `1 written, 2 obsolete`.
  var words: String {
    [("written", written), ("obsolete", obsolete), ("removed", removed)].filter { $1 > 0 }
      .map { "\($1) \($0)" }.joined(separator: ", ")
  }

  static func += (sum: inout Self, other: Self) {
    sum.written += other.written
    sum.obsolete += other.obsolete
    sum.removed += other.removed
  }
}
