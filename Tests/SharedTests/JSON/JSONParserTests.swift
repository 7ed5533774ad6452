import NavbridgeRuntime
import Testing

@testable import NavbridgeWire

@Suite("The JSON parsers")
struct JSONParserTests {
  @Test("The JSON parsers produce equal documents from 5,000 random texts")
  func documents() throws {
    var random = SeededGenerator(seed: 0x7061_7273)
    for round in 0..<5_000 {
      let text = Array(RandomJSON.text(using: &random).utf8)
      let roots = try JSONParser.available.map { try document(text, by: $0).root }
      for root in roots.dropFirst() where !isSame(roots[0], root) {
        Issue.record("Round \(round): the documents differ for \(String(decoding: text, as: UTF8.self))")
        return
      }
    }
  }

  /// Returns true when two values are equal in everything that `JSONValue` offers. Of members with the same key any may
  /// count.
  private func isSame(_ one: JSONValue, _ other: JSONValue) -> Bool {
    guard one.kind == other.kind, one.isNull == other.isNull, one.bool == other.bool, one.int == other.int,
      one.double?.bitPattern == other.double?.bitPattern, one.string == other.string
    else { return false }
    switch one.kind {
    case .array:
      return one.count == other.count
        && zip(one.items, other.items).allSatisfy { isSame($0, $1) }
        && (0..<one.count).allSatisfy { isSame(one.item($0), other.item($0)) }
    case .object:
      let (left, right) = (members(one), members(other))
      guard Set(left.map { ExactText($0.key) }).count == left.count else { return true }
      return one.count == other.count && left.count == right.count
        && zip(left, right).allSatisfy { ExactText($0.key) == ExactText($1.key) && isSame($0.value, $1.value) }
    default: return true
    }
  }

  private func members(_ value: JSONValue) -> [(key: String, value: JSONValue)] {
    var members: [(key: String, value: JSONValue)] = []
    value.forEachMember { members.append(($0, $1)) }
    return members
  }
}
