#if JavaScript
import NavbridgeWire
import Testing

@testable import ScriptEngine

/// The modules that names in `require` resolve to.
@Suite("A script's modules", .timeLimit(.minutes(20)))
struct ModuleTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let source: String
    let files: [String: String]
    let lines: [String]

    init(_ name: String, _ source: String, _ files: [String: String], _ lines: [String]) {
      testDescription = name
      self.source = source
      self.files = files
      self.lines = lines
    }
  }

  static let rows = [
    Row(
      "the app's file is a module",
      "exports.x = 1; console.log(module.exports.x, require.main === module, module.id === __filename, require('./app').x)",
      [:], ["1 true true 1"]),
    Row(
      "other modules receive the app's exports", "exports.x = 2; console.log(require('./b'))",
      ["b.js": "module.exports = require('./app').x"], ["2"]),
    Row(
      "a file has its folder in __dirname", "console.log(require('./a/b') === __dirname + '/a')",
      ["a/b.js": "module.exports = __dirname"], ["true"]),
    Row(
      "a package's main file", "console.log(require('./p'), require('./q'), require('./r'))",
      [
        "p/package.json": #"{"main": "lib/it"}"#, "p/lib/it.js": "module.exports = 'main'",
        "q/package.json": #"{"main": "lib"}"#, "q/lib/index.js": "module.exports = 'folder'",
        "r/package.json": #"{"main": "a.js", "react-native": "b.js"}"#, "r/b.js": "module.exports = 'native'",
      ], ["main folder native"]),
    Row(
      "a missing main file falls back to the index", "console.log(require('./p'))",
      ["p/package.json": #"{"main": "none"}"#, "p/index.js": "module.exports = 'index'"], ["index"]),
    Row(
      "a folder as . or ..", "console.log(require('./a/b'), require('./a/c/d'))",
      [
        "a/index.js": "module.exports = 'a'", "a/b.js": "module.exports = require('.')",
        "a/c/d.js": "module.exports = require('..') + require('../')",
      ], ["a aa"]),
    Row(
      "node_modules up the tree, the nearest first", "console.log(require('one'), require('./a/b'))",
      [
        "node_modules/one/index.js": "module.exports = 'outer'",
        "a/node_modules/one/index.js": "module.exports = 'inner'",
        "node_modules/two/package.json": #"{"main": "m.js"}"#,
        "node_modules/two/m.js": "module.exports = require('one')",
        "a/b.js": "module.exports = [require('one'), require('two'), require('one/index')].join()",
      ], ["outer inner,outer,inner"]),
    Row(
      "the packager's extensions for iOS", "console.log(require('./a'), require('./b'))",
      [
        "a.ios.js": "module.exports = 'ios'", "a.js": "module.exports = 'any'",
        "b.native.js": "module.exports = 'native'",
      ],
      ["ios native"]),
    Row(
      "invalid JSON causes an error that names its file",
      "try { require('./a.json') } catch (error) { console.log(error.name, /a.json/.test(error.message)) }",
      ["a.json": "{"], ["SyntaxError true"]),
    Row(
      "a module that threw an error runs again when it is required again",
      "for (const n of [1, 2]) try { require('./b') } catch (error) { console.log(n, error.message) }",
      ["b.js": "throw new Error('b')"], ["1 b", "2 b"]),
    Row(
      "a missing module", "try { require('none') } catch (error) { console.log(error.code) }", [:],
      ["MODULE_NOT_FOUND"]),
    Row(
      "names of React Native that this host does not have",
      "try { const { Modal } = require('react-native') } catch (e) { console.log(/'Modal'.*'Platform'/.test(e.message)) }",
      [:],
      ["true"]),
    Row(
      "properties that tools look up are undefined without an error",
      "const RN = require('react-native'); console.log(RN.__esModule, RN.default, 'Modal' in RN)", [:],
      ["undefined undefined false"]),
  ]

  @Test("A script's modules are found as in Node and React Native's packager", arguments: rows)
  func requiring(_ row: Row) async throws {
    let outcome = try await Run.script(row.source, files: row.files)
    #expect(outcome.lines == row.lines)
    #expect(outcome.ending == nil)
  }

  @Test("A script's modules are assets for images, with a number and the data that the packager registers")
  func images() async throws {
    let source = """
      const { Image } = require('react-native');
      const { getAssetByID } = require('@react-native/assets-registry/registry');
      const icon = require('./img/icon.gif');
      console.log(icon, icon === require('./img/icon.gif'), JSON.stringify(getAssetByID(icon)));
      console.log(JSON.stringify(Image.resolveAssetSource(icon)));
      console.log(JSON.stringify(getAssetByID(require('./img/only.gif')).scales), Image.resolveAssetSource({uri: 'x'}).uri);
      console.log(JSON.stringify(getAssetByID(require('./font.ttf'))));
      """
    // The size of a GIF is binary, so ASCII text sets it: "00" is 12336; divided by the scale 3 it is 4112.
    let files = [
      "img/icon.gif": "GIF89a0000", "img/icon@3x.gif": "GIF89a@@@@", "img/only@2x.gif": "GIF89a0000",
      "font.ttf": "letters",
      "package.json": "{}",
    ]
    let outcome = try await Run.script(source, files: files)
    let asset =
      #"{"__packager_asset":true,"httpServerLocation":"/assets/img","width":12336,"height":12336,"scales":[1,3],"#
      + #""hash":"08bd6bb8a6b22b0c9cb7a95ea5d8aa97","name":"icon","type":"gif"}"#
    #expect(outcome.lines.count == 4)
    #expect(
      outcome.lines[0].replacing(/"hash":"[0-9a-f]{32}"/, with: "")
        == "1 true \(asset.replacing(/"hash":"[0-9a-f]{32}"/, with: ""))")
    #expect(
      outcome.lines[1].replacing(/hash=[0-9a-f]{32}/, with: "")
        == #"{"__packager_asset":true,"width":12336,"height":12336,"uri":"http://localhost:8081/assets/img/icon@3x.gif?"#
        + #"platform=ios&","scale":3}"#)
    #expect(outcome.lines[2] == "[2] x")
    #expect(outcome.lines[3].hasPrefix(#"{"__packager_asset":true,"httpServerLocation":"/assets","scales":[1],"#))
  }

  @Test(
    """
    A script's modules have their size in points from their smallest file, and resolve to the smallest scale that \
    suits the device
    """)
  func scales() async throws {
    let source = """
      const { Image } = require('react-native');
      const { getAssetByID } = require('@react-native/assets-registry/registry');
      for (const icon of [require('./even.gif'), require('./odd.gif')]) {
        const { width, scales } = getAssetByID(icon);
        console.log(width, scales.join(), Image.resolveAssetSource(icon).scale);
      }
      """
    let picture = "GIF89a0000"
    let names = ["even@2x.gif", "even@4x.gif", "odd.gif", "odd@3x.gif", "odd@4x.gif"]
    let files = Dictionary(uniqueKeysWithValues: names.map { ($0, picture) })
    #expect(try await Run.script(source, files: files).lines == ["6168 2,4 4", "12336 1,3,4 3"])
  }

  @Test("A script's modules are sent as the packager's images if options contain them")
  func imageOptions() async throws {
    let source = """
      Navigation.registerComponent('A', () => () => null);
      Navigation.events().registerCommandListener((name, {layout}) => {});
      Navigation.events().registerAppLaunchedListener(() => Navigation.setRoot({root: {stack: {children: [{component: {
        name: 'A', id: 'a', options: {topBar: {backButton: {icon: require('./i.gif')}, leftButtons: [
          {id: 'l', icon: {system: 'plus'}}, {id: 'm', icon: 'named'}]}}}}]}}}));
      """
    let outcome = try await Run.script(
      source, files: ["i.gif": "GIF89a0000"], change: { $0.transcript = .json })
    let root = outcome.lines.compactMap { try? JSONDocument($0).root.json }.first {
      $0["name"] == "setRoot" && $0["kind"] == "command"
    }
    let topBar = root?["arguments"]?[0]?["root"]?["children"]?[0]?["data"]?["options"]?["topBar"]
    #expect(topBar?["backButton"]?["icon"]?["uri"]?.string?.contains("/assets/i.gif?platform=ios") ?? false)
    #expect(topBar?["leftButtons"]?[0]?["icon"] == ["system": "plus"])
    #expect(topBar?["leftButtons"]?[1]?["icon"] == "named")
  }

  static let sizes: [(String, [UInt8], ImageSize?)] = [
    (
      "PNG", [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 1, 2, 0, 0, 0, 3],
      .init(width: 258, height: 3)
    ),
    ("GIF", Array("GIF87a".utf8) + [4, 1, 5, 0], .init(width: 260, height: 5)),
    ("JPEG", [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC2, 0, 11, 8, 0, 7, 1, 0, 3], .init(width: 256, height: 7)),
    (
      "a JPEG with tables before its frame",
      [0xFF, 0xD8, 0xFF, 0xC4, 0, 4, 1, 2, 0xFF, 0xC0, 0, 11, 8, 0, 7, 1, 0, 3], .init(width: 256, height: 7)
    ),
    (
      "a BMP that is stored from the top",
      Array("BM".utf8) + Array(repeating: 0, count: 16) + [5, 1, 0, 0, 253, 255, 255, 255],
      .init(width: 261, height: 3)
    ),
    (
      "lossless WebP", Array("RIFF____WEBPVP8L".utf8) + [9, 0, 0, 0, 0x2F, 0x63, 0x40, 0x0C, 0, 0, 0, 0, 0, 0],
      .init(width: 100, height: 50)
    ),
    ("a JPEG without a frame", [0xFF, 0xD8, 0xFF, 0xD9], nil), ("nothing", [], nil),
    ("a PNG cut short", [0x89, 0x50], nil),
    (
      "WebP", Array("RIFF____WEBPVP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 99, 0, 0, 49, 0, 0],
      .init(width: 100, height: 50)
    ),
  ]

  @Test("A script's modules have the size that is read from the image's bytes", arguments: sizes)
  func size(_ name: String, _ bytes: [UInt8], _ size: ImageSize?) { #expect(ImageSize(bytes) == size) }
}
#endif
