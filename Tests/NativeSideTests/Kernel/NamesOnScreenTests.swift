import Testing

@testable import NavbridgeKernel

@Suite("The names on the screen")
struct NamesOnScreenTests {
  /// The names, the one that was looked for, and the sentence.
  static let rows: [([String], String, String)] = [
    (["SAVE"], "save", "There is 'SAVE'."), (["A", "A"], "x", "There is 'A'."),
    (["cancel", "svae", "save-all"], "save", "There are 'save-all', 'svae', 'cancel'."),
    (["go", "b"], "go", "'go' is there, and is something else. There is 'b'."),
    (["b", "a"], "x", "There are 'a', 'b'."), (["sa", "zzzz"], "save", "There are 'sa', 'zzzz'."),
    (["a", "savd", "sav"], "save", "There are 'sav', 'savd', 'a'."),
    (
      (1...10).map { "n\($0)x" }, "n11x",
      "There are 'n10x', 'n1x', 'n2x', 'n3x', 'n4x', 'n5x', 'n6x', 'n7x' and 2 more."
    ),
    // A name that is longer than any that is compared comes last.
    ([String(repeating: "a", count: 65), "bbb"], "aaa", "There are 'bbb', '\(String(repeating: "a", count: 65))'."),
  ]

  @Test("The names on the screen are listed once, the nearest first", arguments: rows)
  func nearest(_ names: [String], _ wanted: String, _ sentence: String) {
    #expect(NamesOnScreen(kind: .testIDs, names: names).sentence(near: wanted) == sentence)
  }

  @Test(
    "The names on the screen are missed by their kind where there are none",
    arguments: [(NamesOnScreen.Kind.testIDs, "a testID"), (.texts, "a text"), (.buttons, "the id of a button")])
  func none(_ kind: NamesOnScreen.Kind, _ words: String) {
    #expect(NamesOnScreen(kind: kind).sentence(near: "x") == "Nothing there has \(words).")
  }
}
