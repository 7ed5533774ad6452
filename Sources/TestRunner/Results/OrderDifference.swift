/// The step at which two runs of a test part: the first line of their transcripts that differs, whatever its time.
package struct OrderDifference: Sendable, Equatable {
  /// The number of steps with which both runs begin.
  package let same: Int
  /// The step of the usual run after them; nil if it has ended.
  package let usual: String?
  /// That of the failing run.
  package let failing: String?
  package let sentence: String

  /// - Parameters:
  ///   - usual: the lines of the transcript under the usual schedule, with or without their times.
  ///   - failing: those under the schedule of a failure.
  package init(_ usual: [String], _ failing: [String]) {
    let (one, other) = (usual.map(Self.step), failing.map(Self.step))
    same = zip(one, other).prefix { $0 == $1 }.count
    let (restOfOne, restOfOther) = (one.dropFirst(same), other.dropFirst(same))
    (self.usual, self.failing) = (restOfOne.first, restOfOther.first)
    let after = same == 0 ? "At once" : "After \(same) equal \(same == 1 ? "step" : "steps")"
    switch (restOfOne.first, restOfOther.first) {
    case (nil, nil): sentence = "Both runs have the same steps: what differs is not in their transcripts."
    case (let mine?, nil): sentence = "\(after) the failing run ends, and the usual one goes on with: \(mine)"
    case (nil, let its?): sentence = "\(after) the usual run ends, and the failing one goes on with: \(its)"
    case (let mine?, let its?):
      switch (restOfOther.contains(mine), restOfOne.contains(its)) {
      case (true, true):
        sentence = "\(after) the failing order has ‘\(its)’ before ‘\(mine)’, and the usual one after it."
      case (true, false):
        sentence = "\(after) the failing order has ‘\(its)’, which the usual one never has after them."
      case (false, true): sentence = "\(after) the failing order leaves out ‘\(mine)’, and goes on with ‘\(its)’."
      case (false, false): sentence = "\(after) the failing order has ‘\(its)’ in place of ‘\(mine)’."
      }
    }
  }

  /// A line without its time.
  private static func step(_ line: String) -> String {
    guard let time = line.prefixMatch(of: /\s*\d+\.\d ms {2}/) else { return line }
    return String(line[time.range.upperBound...])
  }
}
