import NavbridgePicture
import NavbridgeWire
import Testing

/// What pictures cost. `Benchmarks/picture` prints the times, which depend on the machine.
@Suite("The size of a picture", .timeLimit(.minutes(20)))
struct PictureSizeTests {
  @Test("The size of a picture of a screen is below 60 KB", arguments: KeptScreen.all)
  func screens(screen: KeptScreen) throws {
    #expect(Picture.svg(of: try screen.document).utf8.count < 60_000)
  }

  @Test("The size of a picture of 500 views is below 60 KB, because what lies outside of the screen is not drawn")
  func manyViews() throws {
    let views = (0..<500).map { index -> JSON in
      [
        "type": "RCTView", "inWindow": [16, .double(110 + Double(index) * 20), 408, 18],
        "look": ["backgroundColor": "#34C759", "borderRadius": 4],
      ]
    }
    let document = try KeptScreen(name: "bar").document.with(
      ["windows", "0", "root", "children", "0", "react"], ["type": "Root", "children": .array(views)])
    let picture = Picture.svg(of: document)
    #expect(picture.utf8.count < 60_000)
    #expect(picture.split(separator: "\n").count { $0.contains("#34C759") } == 43)
  }
}
