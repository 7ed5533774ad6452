import NavbridgePicture
import NavbridgeWire
import OrderedCollections
import Testing

/// Images of React's.
@Suite("An image in a picture")
struct ImageTests {
  private static func picture(_ images: JSON..., room: Int = .max) throws -> SVGElement {
    let views = images.enumerated().map { index, image -> JSON in
      ["inWindow": [0, .int(Int64(100 * index)), 100, 100], "look": ["image": image]]
    }
    let root: JSON = ["frame": [0, 0, 400, 800], "react": ["children": .array(views)]]
    return try SVGElement.parse(
      Picture.svg(of: ["windows": [["kind": "main", "root": root]]], imageRoom: room))
  }

  private static func data(_ count: Int) -> JSON {
    .string("data:image/png;base64," + String(repeating: "A", count: count))
  }

  private static func images(_ root: SVGElement) -> [SVGElement] { root.all.filter { $0.tag == "image" } }

  @Test("An image in a picture may have megabytes")
  func large() throws {
    let data = Self.data(3_000_000)
    let image = try #require(Self.images(try Self.picture(["name": "big.png", "data": data])).first)
    #expect(image.attributes["href"] == data.string && image.number("width") == 100)
  }

  @Test("An image in a picture that cannot be drawn is a box with its name, and states the reason")
  func refused() throws {
    let root = try Self.picture(["name": "assets/big.png", "refusal": "its file has 20.1 MB, and a picture takes 12"])
    #expect(Self.images(root).isEmpty && root.all.contains { $0.tag == "text" && $0.text == "big.png" })
    let title = root.all.first { $0.tag == "title" }?.text
    #expect(title == "big.png is not drawn: its file has 20.1 MB, and a picture takes 12")
  }

  @Test("An image in a picture is drawn while there is room, and others are boxes that state it")
  func room() throws {
    let images = (1...3).map { number -> JSON in ["name": .string("\(number).png"), "data": Self.data(1000)] }
    let all = try Self.picture(images[0], images[1], images[2])
    #expect(Self.images(all).count == 3)
    let two = try Self.picture(images[0], images[1], images[2], room: 2100)
    #expect(Self.images(two).count == 2)
    #expect(two.all.filter { $0.tag == "title" }.map(\.text) == ["3.png is not drawn: the picture has no room for it"])
  }

  @Test("An image in a picture whose data is no image, or breaks out of its attribute, is escaped or a box")
  func hostile() throws {
    for data in ["javascript:alert(1)", "data:text/html,<b>", "http://x/y.png"] {
      #expect(Self.images(try Self.picture(["name": "x", "data": .string(data)])).isEmpty, "\(data)")
    }
    let quote = "data:image/png;base64,\"><script>"
    let root = try Self.picture(["name": "x", "data": .string(quote)])
    #expect(Self.images(root).first?.attributes["href"] == quote && !root.all.contains { $0.tag == "script" })
  }
}
