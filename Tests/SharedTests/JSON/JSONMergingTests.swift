import Testing

@testable import NavbridgeWire

@Suite("Merging JSON")
struct JSONMergingTests {
  @Test(
    "lays objects over each other member by member, replaces anything else, and leaves what null is laid on",
    arguments: [
      (["a": 1], ["b": 2], ["a": 1, "b": 2]),
      (["a": 1], ["a": 2], ["a": 2]),
      (["a": ["b": 1, "c": 2]], ["a": ["c": 3]], ["a": ["b": 1, "c": 3]]),
      (["a": [1, 2]], ["a": [3]], ["a": [3]]),
      (["a": ["b": 1]], ["a": 5], ["a": 5]),
      (["a": 5], ["a": ["b": 1]], ["a": ["b": 1]]),
      (["a": 5], ["a": nil], ["a": 5]),
      (["a": 5], nil, ["a": 5]),
      (nil, ["a": 5], ["a": 5]),
      ([:], ["a": ["b": nil]], ["a": ["b": nil]]),
      (1, 2, 2),
      (1, nil, 1),
    ] as [(JSON, JSON, JSON)])
  func merging(below: JSON, above: JSON, expected: JSON) {
    #expect(below.merging(above) == expected)
  }

  @Test("finds values at a path, and nothing where one is missing or null")
  func paths() {
    let json: JSON = ["a": ["b": ["c": 1], "n": nil]]
    #expect(json.value(at: ["a", "b", "c"]) == 1)
    #expect(json.value(at: ["a", "x", "c"]) == nil && json.value(at: ["a", "n"]) == nil)
    #expect(json.value(at: []) == json)
  }
}
