import NavbridgeVocabulary
import NavbridgeWire
import Testing

@Suite("A member that is read by its declaration")
struct MemberReaderTests {
  private enum Colour: String, CaseIterable, Sendable { case red, green, blue }

  private static let members: JSON = [
    "text": "a", "whole": 3, "half": 2.5, "one": 1.0, "none": .null, "flags": [true, 1], "size": [1, 2, 3],
    "point": ["x": 1, "y": "2"], "named": ["txt": 1], "colour": "red", "colours": ["red", "pink"],
  ]

  private let reader = MemberReader<RPCError>(members, of: "it", at: [.member("a")])

  @Test("A member that is read by its declaration has its value, the value that counts without it, or none")
  func values() throws {
    #expect(try reader.read(.text("text")) == "a")
    #expect(try reader.read(.integer("one")) == 1)
    #expect(try reader.read(.number("whole", in: NumberBounds(3...4))) == 3)
    #expect(try reader.read(.integer("absent", default: 7)) == 7)
    #expect(try reader.read(.word("none", Colour.self, default: .green)) == .green)
    #expect(try reader.read(.word("colour", Colour.self)) == .red)
    #expect(try reader.read(.optional(.text("none"))) == nil)
    #expect(try reader.read(.nullable(.text("absent"))) == nil)
    #expect(try reader.read(.numbers("size")) == [1, 2, 3])
    #expect(try reader.read(.vector("size", SIMD3<Double>.self)) == SIMD3(1, 2, 3))
    #expect(try reader.items("size").map(\.json) == [1, 2, 3])
    #expect(try reader.object("none") == nil)
  }

  private static let refusals: [(@Sendable (MemberReader<RPCError>) throws -> Void, String)] = [
    ({ _ = try $0.read(.text("absent")) }, "absent' is missing; a text is expected."),
    ({ _ = try $0.read(.text("none")) }, "none' is missing; a text is expected."),
    ({ _ = try $0.read(.text("whole")) }, "whole' is a number; a text is expected."),
    ({ _ = try $0.read(.integer("half")) }, "half' is 2.5; a whole number is expected."),
    (
      { _ = try $0.read(.number("half", of: .points, in: NumberBounds(3...4))) },
      "half' is 2.5; a number of points from 3 to 4 is expected."
    ),
    (
      { _ = try $0.read(.optional(.integer("whole", in: NumberBounds(from: 4)))) },
      "whole' is 3; a whole number from 4 is expected."
    ),
    ({ _ = try $0.read(.integer("whole", only: 4, "the size", "")) }, "whole' is 3; 4, the size, is expected."),
    ({ _ = try $0.read(.texts("flags")) }, "flags[0]' is a flag; a text is expected."),
    (
      { _ = try $0.read(.vector("size", SIMD2<Double>.self)) },
      "size' is an array of 3; an array of 2 numbers is expected."
    ),
    ({ _ = try $0.read(.word("text", Colour.self)) }, #"text' is "a"; "red", "green" or "blue" is expected."#),
    (
      { _ = try $0.read(.words("colours", Colour.self)) },
      #"colours[1]' is "pink"; "red", "green" or "blue" is expected."#
    ),
    (
      { _ = try $0.read(.object("point", [FieldDeclaration("x", .number), FieldDeclaration("y", .number)])) },
      "point.y' is a text; a number is expected."
    ),
    ({ _ = try $0.items("text") }, "text' is a text; an array is expected."),
    ({ _ = try $0.object("flags") }, "flags' is an array; an object is expected."),
    ({ try $0.object("point")?.admit(["x"]) }, "point.y' is unknown; the members are 'x'."),
    ({ try $0.object("point")?.admit(["x", "z"]) }, "point.y' is unknown; the members are 'x', 'z'."),
    (
      { try $0.object("named")?.admit(["text", "test"]) },
      "named.txt' is unknown. Did you mean 'text'? The members are 'text', 'test'."
    ),
    ({ try $0.object("named")?.admit(["colour"]) }, "named.txt' is unknown; the members are 'colour'."),
    ({ try $0.member("text")?.admit(["x"]) }, "text' is a text; an object is expected."),
  ]

  @Test(
    "A member that is read by its declaration is refused in a sentence with its path, the value and the expectation")
  func refused() {
    for (read, sentence) in Self.refusals {
      let error = #expect(throws: RPCError.self) { try read(reader) }
      #expect(error == RPCError(.invalidParams, "it: the argument 'a.\(sentence)"))
    }
  }
}
