internal import Glibc
internal import NavbridgeRuntime
internal import NavbridgeText
internal import NavbridgeWire
internal import OrderedCollections

/// The font files beside an app, from which pictures have the outlines of icons.
///
/// Files are looked for once, when the first picture needs one: beside the app's file, as in the folder of an app for
/// a phone, in its `assets`, into which a packager copies them, and in those packages of `node_modules` that have icon
/// fonts.
final class AppFonts {
  /// The most files that are looked at, and the most folders.
  private static let (mostFiles, mostFolders) = (256, 1024)
  private static let packages = [
    "react-native-vector-icons/Fonts", "@expo/vector-icons/build/vendor/react-native-vector-icons/Fonts",
    "@react-native-vector-icons",
  ]

  private let folder: String
  private lazy var files = Self.fontFiles(beside: folder)
  /// The names of the fonts by their paths; none for a file that is no font. The files themselves are large.
  private var names: [String: Set<String>] = [:]
  /// The fonts by the names by which texts have asked for them; nil for a name without a file.
  private var named: [String: TrueTypeFont?] = [:]

  /// - Parameter app: the path of the app's file.
  init(app: String) {
    folder = PathText.folder(of: app)
  }

  /// Returns the outlines of characters.
  ///
  /// - Parameters:
  ///   - family: the name by which texts ask for the font: that of its file, or one that the font has itself.
  ///   - text: the characters.
  /// - Returns: `{"em","ascent","descent","outlines":{CHARACTER:[PATH, ADVANCE]}}`, in the font's units. Nil if there
  ///   is no such font, or if it has none of them.
  func outlines(of text: String, family: String) -> JSON? {
    guard let font = font(named: family) else { return nil }
    var outlines: JSONObject = [:]
    for scalar in text.unicodeScalars {
      guard let outline = font.outline(of: scalar) else { continue }
      outlines[String(scalar)] = [.string(outline.path), .int(Int64(outline.advance))]
    }
    guard !outlines.isEmpty else { return nil }
    return [
      "em": .int(Int64(font.unitsPerEm)), "ascent": .int(Int64(font.ascent)), "descent": .int(Int64(font.descent)),
      "outlines": .object(outlines),
    ]
  }

  private func font(named family: String) -> TrueTypeFont? {
    let key = Self.key(family)
    if let known = named[key] { return known }
    let font = find(key)
    named[key] = .some(font)
    return font
  }

  private func find(_ key: String) -> TrueTypeFont? {
    guard !key.isEmpty else { return nil }
    if let path = files.first(where: { Self.key(ofFile: $0) == key }), let font = Self.font(at: path) { return font }
    return files.first { names(at: $0).contains(key) }.flatMap(Self.font)
  }

  private func names(at path: String) -> Set<String> {
    if let known = names[path] { return known }
    let found = Set((Self.font(at: path)?.names ?? []).map { Self.key($0) })
    names[path] = found
    return found
  }

  /// Reads a font; nil for a file that is none, or no file of a bounded size: a pipe or a device would be read without end.
  private static func font(at path: String) -> TrueTypeFont? {
    guard SystemFiles.kind(of: path) == S_IFREG, SystemFiles.size(of: path) <= TrueTypeFont.mostBytes else {
      return nil
    }
    return SystemFiles.bytes(of: path).flatMap(TrueTypeFont.init)
  }

  /// A name without what fonts, files and styles write differently.
  private static func key(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  private static func key(ofFile path: String) -> String {
    key(String((path.split(separator: "/").last ?? "").dropLast(".ttf".count)))
  }

  // MARK: Files

  private static func fontFiles(beside folder: String) -> [String] {
    var files = fonts(in: folder)
    var left = mostFolders
    for inner in ["Fonts", "fonts", "assets"] + packages.map({ "node_modules/\($0)" }) {
      addFonts(below: "\(folder)/\(inner)", to: &files, left: &left)
    }
    return files
  }

  private static func fonts(in folder: String) -> [String] {
    SystemFiles.names(inFolder: folder).filter { $0.lowercased().hasSuffix(".ttf") }.sorted().map { "\(folder)/\($0)" }
  }

  /// Adds the files in a folder and in those within it.
  ///
  /// - Parameter left: the number of folders that may still be looked at.
  private static func addFonts(below folder: String, to files: inout [String], left: inout Int) {
    guard left > 0, files.count < mostFiles else { return }
    left -= 1
    files += fonts(in: folder).prefix(mostFiles - files.count)
    for name in SystemFiles.names(inFolder: folder).sorted() {
      let inner = "\(folder)/\(name)"
      if SystemFiles.kind(of: inner, followsLinks: false) == S_IFDIR { addFonts(below: inner, to: &files, left: &left) }
    }
  }
}
