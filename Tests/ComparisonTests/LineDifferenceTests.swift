import Testing

@testable import NavbridgeComparison

@Suite("The difference of two texts", .timeLimit(.minutes(20)))
struct LineDifferenceTests {
  static let rows: [([String], [String], [String])] = [
    ([], [], []), (["a"], ["a"], ["  a"]), (["a"], [], ["- a"]), ([], ["a"], ["+ a"]),
    (["a", "b"], ["a", "c"], ["  a", "- b", "+ c"]), (["a", "b"], ["b", "a"], ["- a", "  b", "+ a"]),
  ]

  @Test("The difference of two texts has each line with its mark", arguments: rows)
  func all(_ one: [String], _ other: [String], _ lines: [String]) {
    #expect(LineDifference.lines(one, other) == lines)
  }

  @Test("The difference of two texts has some lines around those that differ")
  func context() {
    let one = (0..<10).map(String.init)
    var other = one
    other[3] = "x"
    #expect(LineDifference.lines(one, other, context: 1) == ["  2", "- 3", "+ x", "  4"])
    #expect(LineDifference.lines(one, other, context: 0) == ["- 3", "+ x"])
    other[9] = "y"
    #expect(LineDifference.lines(one, other, context: 1) == ["  2", "- 3", "+ x", "  4", "…", "  8", "- 9", "+ y"])
    #expect(LineDifference.lines(one, one, context: 2).isEmpty)
  }
}
