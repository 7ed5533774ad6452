import NavbridgePicture
import NavbridgeWire
import Testing

/// The native views of a controller, and rows that lead to other screens.
@Suite("The picture of native content", .timeLimit(.minutes(20)))
struct NativeContentTests {
  private static func picture(of root: JSON) throws -> SVGElement {
    let screen: JSON = [
      "size": [440, 956], "safeArea": [62, 0, 34, 0],
      "windows": [["kind": "main", "key": true, "root": root, "presented": []]],
    ]
    return try SVGElement.parse(Picture.svg(of: screen))
  }

  private static let frame: JSON = [0, 0, 440, 956]

  /// A controller that describes a label of its child.
  private static func container(of child: JSON) -> JSON {
    [
      "type": "ExternalComponent", "frame": frame, "children": [child],
      "views": [["class": "UILabel", "text": "Oslo", "frame": [16, 100, 408, 44]]],
    ]
  }

  /// The indices, among all elements, of the label and of the last box that fills the screen.
  private static func places(_ root: SVGElement) throws -> (label: Int, box: Int) {
    let all = root.all
    let box = all.lastIndex { $0.tag == "rect" && $0.number("width") == 440 && $0.number("height") == 956 }
    return (try #require(all.firstIndex { $0.tag == "text" && $0.text == "Oslo" }), try #require(box))
  }

  @Test("The picture of native content has a parent's views in front of a child that has no background of its own")
  func background() throws {
    let clear = try Self.places(Self.picture(of: Self.container(of: ["class": "Wrapper", "frame": Self.frame])))
    #expect(clear.label > clear.box)
    let red = try Self.places(
      Self.picture(of: Self.container(of: ["class": "W", "frame": Self.frame, "backgroundColor": "#FF0000"])))
    #expect(red.label < red.box)
  }

  @Test("The picture of native content draws a link of a typed screen as a row, pale if it leads nowhere")
  func link() throws {
    func row(_ enabled: JSON) throws -> SVGElement {
      let link: JSON = [
        "type": "NavigationLink", "text": "Mail 1", "frame": [0, 0, 440, 44], "inWindow": [0, 100, 440, 44],
        "enabled": enabled,
      ]
      let root = try Self.picture(of: ["frame": Self.frame, "react": ["children": [link]], "children": []])
      return try #require(root.all.first { $0.tag == "text" && $0.text == "Mail 1" })
    }
    let (on, off) = (try row(.null), try row(false))
    #expect(on.number("x") == 16 && on.number("y") == 128)
    #expect(on.attributes["fill-opacity"] == nil && off.attributes["fill-opacity"] != nil)
  }
}
