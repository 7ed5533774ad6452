#if JavaScript
import NavbridgeTestSupport
import NavbridgeWire
import Testing

@testable import ScriptEngine

/// The data of images in pictures.
@Suite("The picture of an asset's file")
struct AssetFileTests {
  @Test("The picture of an asset's file is its data, or the reason why there is none")
  func data() throws {
    let folder = try TemporaryFolder(["a.gif": "GIF89a", "a.webp": "RIFF", "empty.png": ""])
    defer { folder.remove() }
    func picture(_ name: String, room: Int = 1 << 20) -> JSON {
      AssetFile.picture("\(folder.path)/\(name)", room: room)
    }
    #expect(picture("a.gif") == ["data": "data:image/gif;base64,R0lGODlh"])
    #expect(picture("a.gif", room: 10) == ["refusal": "the other images of the screen have taken the room"])
    for name in ["a.webp", "empty.png"] {
      #expect(picture(name) == ["refusal": "its format is none of PNG, JPEG and GIF"])
    }
    for name in ["none.png", "."] { #expect(picture(name) == ["refusal": "its file is not there"]) }
  }

  @Test("The picture of an asset's file of megabytes is drawn up to a limit, which the reason states")
  func large() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    for (megabytes, refusal) in [(2, nil), (13, "its file has 13.1 MB, and a picture takes 12")] as [(Int, String?)] {
      try folder.write("GIF89a" + String(repeating: "x", count: megabytes << 20), to: "a.gif")
      let picture = AssetFile.picture("\(folder.path)/a.gif", room: 100 << 20)
      #expect(picture["refusal"]?.string == refusal)
      #expect((picture["data"]?.string?.utf8.count ?? 0 > megabytes << 20) == (refusal == nil))
    }
  }
}
#endif
