import NavbridgeTestRunner
import Testing

@Suite("The step at which two runs part", .timeLimit(.minutes(20)))
struct OrderDifferenceTests {
  /// The steps of the usual run and of the failing one, those in which they part, and the sentence.
  static let rows: [(String, String, Int, String?, String?, String)] = [
    (
      "a b c", "a c b", 1, "b", "c",
      "After 1 equal step the failing order has ‘c’ before ‘b’, and the usual one after it."
    ),
    (
      "a b c", "a b x c", 2, "c", "x",
      "After 2 equal steps the failing order has ‘x’, which the usual one never has after them."
    ),
    ("a b c", "a c", 1, "b", "c", "After 1 equal step the failing order leaves out ‘b’, and goes on with ‘c’."),
    ("b", "x", 0, "b", "x", "At once the failing order has ‘x’ in place of ‘b’."),
    ("a b", "a", 1, "b", nil, "After 1 equal step the failing run ends, and the usual one goes on with: b"),
    ("a", "a b", 1, nil, "b", "After 1 equal step the usual run ends, and the failing one goes on with: b"),
    ("a b", "a b", 2, nil, nil, "Both runs have the same steps: what differs is not in their transcripts."),
    ("", "", 0, nil, nil, "Both runs have the same steps: what differs is not in their transcripts."),
    // A step that comes again is found where it comes next.
    (
      "a b a c", "a a b c", 1, "b", "a",
      "After 1 equal step the failing order has ‘a’ before ‘b’, and the usual one after it."
    ),
  ]

  @Test("Two runs part at the first step that differs, and a sentence names what comes before what", arguments: rows)
  func parts(
    _ usual: String, _ failing: String, _ same: Int, _ mine: String?, _ its: String?, _ sentence: String
  ) {
    let difference = OrderDifference(
      usual.split(separator: " ").map(String.init), failing.split(separator: " ").map(String.init))
    #expect(difference.same == same && difference.usual == mine && difference.failing == its)
    #expect(difference.sentence == sentence)
  }

  @Test("Steps are compared without their times, and lines of the console as they are")
  func times() {
    let difference = OrderDifference(
      ["    350.0 ms  <- a", "12.5 ms later"], ["   1700.1 ms  <- a", "13.5 ms later"])
    #expect(difference.same == 1 && difference.usual == "12.5 ms later")
  }
}
