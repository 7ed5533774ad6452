import OrderedCollections
import Testing

@testable import NavbridgeWire

@Suite("Merging JSON")
struct JSONMergingTests {
  @Test(
    "Merging JSON combines objects member by member, replaces other values, and keeps a value that null is laid over",
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

  @Test("Members that are merged into an object keep their order, also those of a literal")
  func order() {
    let object: JSONObject = ["z": 1, "y": 2]
    let merged = object.merging(["h": 1, "g": 2, "f": 3, "y": 4, "e": 5, "d": 6, "c": 7, "b": 8, "a": 9])
    #expect(JSON.object(merged).description == #"{"z":1,"y":4,"h":1,"g":2,"f":3,"e":5,"d":6,"c":7,"b":8,"a":9}"#)
  }

  @Test("A path finds its value, and nothing if a part of it is missing or null")
  func paths() {
    let json: JSON = ["a": ["b": ["c": 1], "n": nil]]
    #expect(json.value(at: ["a", "b", "c"]) == 1)
    #expect(json.value(at: ["a", "x", "c"]) == nil && json.value(at: ["a", "n"]) == nil)
    #expect(json.value(at: []) == json)
  }
}
