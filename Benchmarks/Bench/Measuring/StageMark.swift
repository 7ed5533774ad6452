/// A moment that a native side has taken.
package struct StageMark: Sendable, Equatable {
  package let point: Stages.Point
  /// Nanoseconds of monotonic time.
  package let time: UInt64

  package init(_ point: Stages.Point, at time: UInt64) { (self.point, self.time) = (point, time) }

  /// Reads a line that `description` has written.
  init?(_ line: some StringProtocol) {
    let words = line.split(separator: " ", maxSplits: 1)
    guard words.count == 2, let time = UInt64(words[0]), let point = Stages.Point(rawValue: String(words[1])) else {
      return nil
    }
    self.init(point, at: time)
  }

  /// The moment as a line of a file.
  package var line: String { "\(time) \(point.rawValue)\n" }
}
