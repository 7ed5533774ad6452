import OrderedCollections
import Testing

@testable import NavbridgeWire

@Suite("A JSON value that is read in place")
struct JSONValueTests {
  /// jansson has no integers beyond 63 bits, and keeps only one of several members with the same key.
  static let isJansson = JSONParser.standard == .jansson
  static let text = #"""
    {"null":null,"yes":true,"no":false,"int":-7,"big":\#(isJansson ? "1.8446744073709552e19" : "18446744073709551615"),"double":1.5,"text":"tab\tžluť",
    "array":[1,[2,[3]],{"a":4},"five"],"object":{"a":1,"b":{"c":2},"a":3},"":"empty","last":0}
    """#

  private func root() throws -> JSONValue { try JSONDocument(Self.text).root }

  @Test("A JSON value that is read in place returns its kind")
  func kinds() throws {
    var kinds: [String: JSONValue.Kind] = [:]
    try root().forEachMember { kinds[$0] = $1.kind }
    #expect(
      kinds == [
        "null": .null, "yes": .bool, "no": .bool, "int": .int, "big": Self.isJansson ? .double : .unsigned,
        "double": .double, "text": .string,
        "array": .array, "object": .object, "": .string, "last": .int,
      ])
  }

  @Test("A JSON value that is read in place finds members by key, past containers, and the first of duplicates")
  func members() throws {
    let root = try root()
    #expect(root["last"]?.int == 0)
    #expect(root[""]?.string == "empty")
    #expect(root["object"]?["b"]?["c"]?.int == 2)
    #expect(root["object"]?["a"]?.int == (Self.isJansson ? 3 : 1))
    #expect(root["lost"] == nil && root["las"] == nil && root["last "] == nil)
    #expect(root["array"]?["a"] == nil && root["int"]?["a"] == nil)
  }

  @Test("A JSON value that is read in place counts items and members, and has a count of 0 for other kinds")
  func counts() throws {
    let root = try root()
    #expect(root.count == 11 && root["array"]?.count == 4 && root["object"]?.count == (Self.isJansson ? 2 : 3))
    #expect(root["text"]?.count == 0 && root["int"]?.count == 0 && root["null"]?.count == 0)
  }

  @Test(
    """
    A JSON value that is read in place iterates over an array's items in order, past containers, and over nothing \
    for other kinds
    """)
  func items() throws {
    let root = try root()
    #expect(root["array"]?.items.map(\.json) == [1, [2, [3]], ["a": 4], "five"])
    #expect(Array(root["object"]!.items).isEmpty && Array(root["text"]!.items).isEmpty && Array(JSONItems.none).isEmpty)
  }

  @Test(
    "A JSON value that is read in place returns an integer only if it is written as one, and a double for every number")
  func numbers() throws {
    let root = try root()
    #expect(root["int"]?.int == -7 && root["int"]?.double == -7)
    #expect(root["double"]?.int == nil && root["double"]?.double == 1.5)
    #expect(root["big"]?.int == nil && root["big"]?.double == 0x1p64)
    #expect(root["text"]?.int == nil && root["text"]?.double == nil && root["yes"]?.double == nil)
    #expect(try JSONDocument("9223372036854775807").root.int == .max)
    #expect(try JSONDocument("-9223372036854775808").root.int == .min)
  }

  @Test("A JSON value that is read in place returns a string, a boolean or null only for that kind")
  func others() throws {
    let root = try root()
    #expect(root["text"]?.string == "tab\tžluť")
    #expect(root["text"]!.isString("tab\tžluť") && !root["text"]!.isString("tab") && !root["int"]!.isString("-7"))
    #expect(root["yes"]?.bool == true && root["no"]?.bool == false && root["int"]?.bool == nil)
    #expect(root["null"]!.isNull && !root["no"]!.isNull && root["null"]?.string == nil)
    unsafe #expect(root["text"]?.withUTF8(\.count) == 10 && root["array"]?.withUTF8(\.count) == nil)
  }

  @Test("A JSON value that is read in place stays readable after its document is released, while others are parsed")
  func kept() throws {
    var values: [JSONValue] = []
    for number in 0..<600 {
      let document = try JSONDocument("{\"n\":[\(number),\"text \(number)\"]}")
      values.append(document.root["n"]!)
    }
    for (number, value) in values.enumerated() {
      #expect(value.json == [.int(Int64(number)), .string("text \(number)")])
    }
  }

  @Test("A JSON value that is read in place makes an independent copy, in which the last of duplicate members counts")
  func copies() throws {
    let copy = try root().json
    #expect(copy["object"] == ["a": 3, "b": ["c": 2]])
    #expect(copy["array"]?[2]?["a"]?.int == 4 && copy["array"]?[4] == nil)
    #expect(copy.object.map { Array($0.keys.prefix(3)) } == ["null", "yes", "no"])
    // Objects with many members are copied in another way.
    for count in [1, 15, 16, 17, 200] {
      let members = (0..<count).map { "\"key\($0)\":\($0)" }
      let doubled = try JSONDocument("{\((members + ["\"key0\":-1"]).joined(separator: ","))}").root.json
      let plain = try JSONDocument("{\(members.joined(separator: ","))}").root.json
      #expect(plain.object?.count == count && plain["key\(count - 1)"]?.int == count - 1)
      #expect(plain.object.map { Array($0.keys) } == doubled.object.map { Array($0.keys) })
      #expect(doubled["key0"]?.int == -1 && doubled["key\(count - 1)"]?.int == (count == 1 ? -1 : count - 1))
    }
  }
}
