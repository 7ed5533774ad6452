/// The report of an expectation that a screen does not meet: a sentence, both values, and the printed screen.
public struct ScreenMismatch: Error, Sendable, Equatable, CustomStringConvertible {
  /// A full sentence.
  public let sentence: String
  /// The expected value as text; nil where the sentence has it.
  public let expected: String?
  /// What the screen has instead; nil if it has nothing to compare.
  public let received: String?
  /// The screen as `SnapshotText` prints it.
  public let screen: String

  init(_ sentence: String, expected: String? = nil, received: String? = nil, in screen: Snapshot) {
    (self.sentence, self.expected, self.received) = (sentence, expected, received)
    self.screen = screen.description
  }

  public var description: String {
    let values = [expected.map { "  expected: \($0)" }, received.map { "  received: \($0)" }].compactMap { $0 }
    let lines = screen.split(separator: "\n").map { "  \($0)" }
    return ([sentence] + values + ["The screen:"] + lines).joined(separator: "\n")
  }
}
