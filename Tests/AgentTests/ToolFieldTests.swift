import NavbridgeWire
import OrderedCollections
import Testing

@testable import NavbridgeAgent

/// The arguments of tools, which are declared once.
@Suite("The arguments of a tool")
struct ToolFieldTests {
  struct Sample: ToolArguments, Equatable {
    var name = "usual"
    var count: Int?
    var size = 1.5
    var isBig = false
    var place: ToolPoint?
    var color = Color.red

    enum Color: String, ToolWord { case red, green }

    static let fields: [ToolField<Self>] = [
      ToolField("name", \.name, "A name.", isRequired: true), ToolField("count", \.count, "A count.", in: 1...5),
      ToolField("size", \.size, "A size."), ToolField("big", \.isBig, "Whether it is."),
      ToolField("place", \.place, "A place."), ToolField("color", \.color, "A colour."),
    ]
  }

  @Test("A call is read into the struct, and what is left out has its default")
  func reads() throws {
    let all = try Sample(call: ["name": "a", "count": 5, "size": 2, "big": true, "place": [1, 2.5], "color": "green"])
    #expect(all.name == "a" && all.count == 5 && all.size == 2 && all.isBig && all.color == .green)
    #expect(all.place?.x == 1 && all.place?.y == 2.5)
    let few = try Sample(call: ["name": "a", "count": nil])
    #expect(few.count == nil && few.size == 1.5 && few.color == .red)
  }

  static let refused: [(call: JSON, sentence: String)] = [
    ([:], "'name' is missing."), (nil, "'name' is missing."), ([], "The arguments must be an object."),
    (["name": 1], "'name' must be a text, and was 1."),
    (["name": "a", "count": 1.5], "'count' must be a whole number, and was 1.5."),
    (["name": "a", "count": 0], "'count' must be from 1 to 5, and was 0."),
    (["name": "a", "count": 6], "'count' must be from 1 to 5, and was 6."),
    (["name": "a", "big": "yes"], "'big' must be true or false, and was \"yes\"."),
    (["name": "a", "size": "1"], "'size' must be a number, and was \"1\"."),
    (["name": "a", "place": [1]], "'place' must be [x, y] in points of the screen, and was [1]."),
    (["name": "a", "place": [1e30, 1]], "'place' must be [x, y] in points of the screen, and was [1e+30,1]."),
    (["name": "a", "place": [-1, 1]], "'place' must be [x, y] in points of the screen, and was [-1,1]."),
    (["name": "a", "place": [1, 2, "a"]], "'place' must be [x, y] in points of the screen, and was [1,2,\"a\"]."),
    (["name": "a", "color": "blue"], "'color' must be 'red', 'green', and was \"blue\"."),
    (
      ["nam": "a"],
      "There is no argument 'nam'. Did you mean 'name'? The arguments are: name, count, size, big, place, color."
    ),
  ]

  @Test("A wrong argument is refused with its name and what was expected", arguments: refused.indices)
  func refuses(_ row: Int) {
    let (call, sentence) = Self.refused[row]
    let refusal = #expect(throws: ToolRefusal.self) { try Sample(call: call) }
    #expect(refusal?.message == sentence)
  }

  @Test("The schema has each argument with its type, its bounds and its meaning, and takes no others")
  func schema() {
    let schema = Sample.schema
    #expect(schema["required"] == ["name"])
    #expect(schema["additionalProperties"] == false)
    #expect(
      schema["properties"]?["count"] == ["type": "integer", "description": "A count.", "minimum": 1, "maximum": 5])
    #expect(schema["properties"]?["color"]?["enum"] == ["red", "green"])
    #expect(schema["properties"]?["place"]?["minItems"] == 2)
  }

  @Test("Each tool has arguments of different names, and a title and a description")
  func tools() {
    for tool in Tool.all {
      #expect(!tool.title.isEmpty && tool.description.hasSuffix("."), "\(tool.name)")
      let names = (tool.json["inputSchema"]?["properties"]?.object ?? [:]).keys.map(\.text)
      #expect(Set(names).count == names.count && !names.isEmpty, "\(tool.name)")
    }
    #expect(Set(Tool.all.map(\.name)).count == Tool.all.count)
  }
}
