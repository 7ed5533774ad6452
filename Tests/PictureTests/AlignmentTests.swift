import NavbridgePicture
import NavbridgeRuntime
import Testing

@Suite("The alignment of two lists", .timeLimit(.minutes(20)))
struct AlignmentTests {
  /// Two lists, and the elements that they have in common in the order of both.
  static let rows: [(String, String, String)] = [
    ("", "", ""), ("a", "", ""), ("", "a", ""), ("abc", "abc", "abc"), ("abc", "bc", "bc"), ("abc", "axc", "ac"),
    ("xyxyx", "xyyx", "xyyx"), ("abcabba", "cbabac", "baba"), ("ab", "ba", "a"),
  ]

  @Test("The alignment of two lists has as many pairs as possible, in order", arguments: rows)
  func common(_ one: String, _ other: String, _ common: String) {
    let (first, second) = (Array(one), Array(other))
    let pairs = Alignment.pairs(first, second)
    #expect(pairs.count == common.count, "\(pairs)")
    #expect(pairs.allSatisfy { first[$0.0] == second[$0.1] })
    #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.0 < $1.0 && $0.1 < $1.1 })
  }

  @Test("The alignment of two lists has as its parts what only one of them has, each before the pair that follows")
  func parts() {
    let parts = Alignment.parts(of: Array("xabyz"), Array("ab-c"))
    #expect(parts.map(\.one) == [0..<1, 2..<2, 3..<5] && parts.map(\.other) == [0..<0, 1..<1, 2..<4])
    #expect(parts.map { $0.pair?.0 } == [1, 2, nil] && parts.map { $0.pair?.1 } == [0, 1, nil])
    let none = Alignment.parts(of: [Int](), [])
    #expect(none.count == 1 && none[0].one.isEmpty && none[0].other.isEmpty && none[0].pair == nil)
  }

  @Test("The alignment of two lists pairs the elements of long lists in their order, without comparing each with each")
  func long() {
    let count = 20_000
    var generator = SeededGenerator(seed: 7)
    // Every tenth element of the first list is in no place of the second one, and two long parts have changed places.
    let first = (0..<count).map { $0 }
    let kept = first.filter { !$0.isMultiple(of: 10) }
    let second = [-1] + kept[4_000...] + kept[..<4_000] + [-2]
    let pairs = Alignment.pairs(first, second)
    #expect(pairs.count == kept.count - 4_000)
    #expect(pairs.allSatisfy { first[$0.0] == second[$0.1] })
    #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.0 < $1.0 && $0.1 < $1.1 })
    // Many equal elements are paired, too.
    let few = (0..<count).map { _ in Int.random(in: 0..<3, using: &generator) }
    #expect(Alignment.pairs([9] + few + [9], [8] + few + [8]).count == count)
  }
}
