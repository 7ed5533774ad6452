import NavbridgeWire
import Testing

@testable import NavbridgeInspector

@Suite("The screen that the pages show")
struct ShownScreenTests {
  /// A screen with an image of some bytes.
  private static func screen(_ count: Int) -> JSON {
    let image: JSON = [
      "name": "a.png", "data": .string("data:image/png;base64," + String(repeating: "A", count: count)),
    ]
    let view: JSON = ["inWindow": [0, 0, 10, 10], "look": ["image": image]]
    let root: JSON = ["frame": [0, 0, 400, 800], "react": ["children": [view]]]
    return ["size": [400, 800], "windows": [["kind": "main", "root": root]]]
  }

  private static func image(_ message: JSON) -> JSON? {
    message["snapshot"]?["windows"]?[0]?["root"]?["react"]?["children"]?[0]?["look"]?["image"]
  }

  @Test("The screen that the pages show has the data of a large image in its picture alone")
  func largeImage() throws {
    for (count, isWhole) in [(1_000, true), (2_000_000, false)] {
      var screen = ShownScreen()
      _ = screen.take(Self.screen(count), at: 1)
      let message = try JSONDocument(screen.message).root.json
      #expect(message["svg"]?.string?.utf8.count ?? 0 > count)
      let image = try #require(Self.image(message))
      #expect(image["name"] == "a.png" && (image["data"] != nil) == isWhole)
    }
  }

  @Test(
    "The screen that the pages show has no image beyond the room of its picture, and is the same only with the same data"
  )
  func room() {
    var screen = ShownScreen()
    let changes = [6_000_000, 6_000_000, 6_000_001].map { screen.take(Self.screen($0), at: 1) }
    #expect(changes == [true, false, true] && screen.message.utf8.count < 1_000_000)
  }
}
