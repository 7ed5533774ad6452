import Glibc
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeWire
import OrderedCollections
import Testing

@testable import ScriptEngine

/// The font files beside an app, from which pictures have icons.
@Suite("The fonts of an app")
struct AppFontsTests {
  private static let square = "M0 0L500 0L500 -500L0 -500Z"

  /// Writes font files, by their paths, whose families are these, and asks for the square in a font.
  private static func path(_ family: String, _ files: [String: String], app: String = "main.jsbundle") throws -> String?
  {
    let folder = try TemporaryFolder(["app/main.jsbundle": ""])
    defer { folder.remove() }
    for (name, family) in files {
      var font = FontFile()
      font.family = family
      try folder.write("", to: "app/\(name)")
      try write(font.bytes, to: "\(folder.path)/app/\(name)")
    }
    let fonts = AppFonts(app: "\(folder.path)/app/\(app)")
    return fonts.outlines(of: "\u{E001}", family: family)?["outlines"]?["\u{E001}"]?[0]?.string
  }

  private static func write(_ bytes: [UInt8], to path: String) throws {
    let descriptor = unsafe open(path, O_WRONLY | O_TRUNC)
    defer { close(descriptor) }
    try #require(unsafe bytes.withUnsafeBytes { unsafe SystemFiles.write($0, to: descriptor) })
  }

  @Test(
    "The fonts of an app lie beside its file, in its assets, and in the packages of icons",
    arguments: [
      "Ionicons.ttf", "Fonts/Ionicons.ttf", "assets/node_modules/@expo/vector-icons/build/vendor/Fonts/Ionicons.ttf",
      "node_modules/react-native-vector-icons/Fonts/Ionicons.ttf",
      "node_modules/@react-native-vector-icons/ionicons/fonts/Ionicons.ttf",
    ])
  func places(file: String) throws {
    #expect(try Self.path("Ionicons", [file: "Other"]) == Self.square)
  }

  @Test(
    "The fonts of an app are found by the name of the file, or else by a name of the font, however these are written")
  func names() throws {
    let files = ["FontAwesome5_Solid.ttf": "FontAwesome5Free-Solid"]
    for name in ["FontAwesome5_Solid", "fontawesome5solid", "Font Awesome 5 Free Solid"] {
      #expect(try Self.path(name, files) == Self.square, "\(name)")
    }
    for name in ["FontAwesome", "", "System", "../FontAwesome5_Solid"] {
      #expect(try Self.path(name, files) == (name.hasPrefix("..") ? Self.square : nil), "\(name)")
    }
  }

  @Test("The fonts of an app leave out other files, folders that links lead to, and characters that a font lacks")
  func others() throws {
    #expect(try Self.path("Ionicons", ["Ionicons.otf": "Ionicons", "src/Ionicons.ttf": "Ionicons"]) == nil)
    let folder = try TemporaryFolder(["app.js": "", "Broken.ttf": "no font", "there/Linked.ttf": ""])
    defer { folder.remove() }
    try Self.write(FontFile().bytes, to: "\(folder.path)/there/Linked.ttf")
    unsafe symlink("\(folder.path)/there", "\(folder.path)/assets")
    let fonts = AppFonts(app: "\(folder.path)/app.js")
    #expect(fonts.outlines(of: "\u{E001}", family: "Broken") == nil)
    try folder.write("", to: "Test.ttf")
    try Self.write(FontFile().bytes, to: "\(folder.path)/Test.ttf")
    let later = AppFonts(app: "\(folder.path)/app.js")
    #expect(later.outlines(of: "A", family: "Test") == nil)
    let both = try #require(later.outlines(of: "A\u{E001} ", family: "Test"))
    #expect(both["outlines"]?.object?.keys.elements == ["\u{E001}", " "])
    #expect(both["em"] == 1000 && both["ascent"] == 800 && both["descent"] == -200)
  }
}
