import NavbridgeWire
import Testing

@Suite("The edit distance")
struct EditDistanceTests {
  static let rows: [(String, String, Int)] = [
    ("", "", 0), ("abc", "abc", 0), ("", "abc", 3), ("abc", "abxc", 1), ("abc", "ac", 1), ("abc", "axc", 1),
    ("abc", "acb", 1), ("ab", "ba", 1), ("abcd", "badc", 2), ("popGestur", "popGesture", 1), ("kitten", "sitting", 3),
    ("abc", "ABC", 3), ("é", "e", 2),
  ]

  @Test(
    "The edit distance counts insertions, deletions, replacements and swaps, and both directions are the same",
    arguments: rows)
  func distance(_ one: String, _ other: String, _ distance: Int) {
    #expect(one.editDistance(to: other) == distance)
    #expect(other.editDistance(to: one) == distance)
  }

  @Test(
    "The nearest of several names is the one that was probably meant",
    arguments: [
      ("rnu", "run"), ("RUN", "run"), ("snapsho", "snapshot"), ("r", nil), ("moonwalk", nil), ("", nil),
      ("tset", "test"),
      (String(repeating: "r", count: 65), nil),
    ])
  func nearest(_ name: String, _ meant: String?) {
    #expect(["run", "ran", "snapshot", "test"].nearest(to: name) == meant)
    #expect([String]().nearest(to: name) == nil)
  }
}
