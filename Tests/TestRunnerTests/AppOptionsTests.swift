import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections
import Testing

@testable import NavbridgeTestWorker

/// The way from the options of `app()` to the arguments of the two programs, and back in refusals.
@Suite("The options of an app under test")
@ScriptThread
struct AppOptionsTests {
  /// The options of an app whose test file is in a folder.
  private static func options(_ json: JSON, in folder: TemporaryFolder, app: String = "app.js") throws(RPCError)
    -> AppOptions
  {
    let files = AppFiles(folder: PrivateFolder(path: "/nowhere"), test: "\(folder.path)/a.test.js")
    return try AppOptions(json, file: "\(folder.path)/\(app)", architecture: .turbo, files)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let options: JSON
    var native = ["--epoch-time=0"]
    var script: [String] = []
    var architecture = Architecture.turbo
    var rests = true
    var isPaused = false
    var mayEnd = false
    var testDescription: String { options.description }
  }

  nonisolated static let rows = [
    Row(options: [:]),
    Row(options: ["architecture": "bridge"], architecture: .bridge),
    Row(options: ["rest": false, "paused": true, "mayEnd": true], rests: false, isPaused: true, mayEnd: true),
    Row(
      options: ["renderTimeout": 100, "strict": true], native: ["--render-timeout=100", "--strict", "--epoch-time=0"]),
    Row(options: ["strict": false, "device": nil]),
    Row(options: ["disable": ["a", "b"]], native: ["--disable=a", "--disable=b", "--epoch-time=0"]),
    Row(options: ["epochTime": 5], native: ["--epoch-time=5"]),
    Row(options: ["clock": "real"], native: ["--clock=real"]),
    Row(options: ["clock": "virtual"], native: ["--clock=virtual", "--epoch-time=0"]),
    Row(options: ["keep": true, "scriptTimeout": 3], script: ["--keep", "--script-timeout=3"]),
    Row(options: ["modules": "./m.js"], script: ["--modules", "F/m.js"]),
    Row(options: ["network": ["m.js", "m.js"]], script: ["--network", "F/m.js", "--network", "F/m.js"]),
    // A text that looks like another option stays one word.
    Row(options: ["locale": "a --strict"], native: ["--locale=a --strict", "--epoch-time=0"]),
  ]

  @Test("The options of an app are the arguments of the program that they concern", arguments: rows)
  func arguments(_ row: Row) throws {
    let folder = try TemporaryFolder(["m.js": "", "app.js": ""])
    defer { folder.remove() }
    let found = try Self.options(row.options, in: folder)
    #expect(found.nativeArguments == row.native)
    let script = ["--architecture", row.architecture.rawValue] + row.script
    #expect(found.scriptArguments.map { $0.replacing("\(folder.path)/", with: "F/") } == script)
    #expect(found.architecture == row.architecture)
    #expect(found.rests == row.rests && found.isPaused == row.isPaused && found.mayEnd == row.mayEnd)
  }

  @Test("The options of an app choose the design for a bundle of React Native without a navigation library")
  func design() throws {
    let bare = "unmountApplicationComponentAtRootTag"
    let folder = try TemporaryFolder(["bare.js": bare, "app.js": bare + " RNNBridgeModule RNNTurboModule"])
    defer { folder.remove() }
    func design(_ options: JSON, _ app: String) throws -> [String] {
      try Self.options(options, in: folder, app: app).nativeArguments.filter { $0.hasPrefix("--design") }
    }
    #expect(try design([:], "bare.js") == ["--design=react-native"])
    #expect(try design([:], "app.js") == [])
    #expect(try design(["design": "coordinator-router"], "bare.js") == ["--design=coordinator-router"])
    #expect(try design(["mainComponent": "App"], "bare.js") == [])
  }

  @Test("The replies of a test are one more file of its app's network")
  func replies() throws {
    let folder = try TemporaryFolder(["app.js": ""])
    defer { folder.remove() }
    var found = try Self.options([:], in: folder)
    found.replies = "/x/network-1.js"
    #expect(found.scriptArguments.suffix(2) == ["--network", "/x/network-1.js"])
  }

  @Test("The options of an app are refused with a route that does not exist, and with a file that is not there")
  func refused() throws {
    let folder = try TemporaryFolder(["replies.js": ""])
    defer { folder.remove() }
    for options in [["architecture": "turb"], ["architecture": 1]] as [JSON] {
      let error = #expect(throws: RPCError.self) { _ = try Self.options(options, in: folder) }
      #expect(error?.message == "app: 'architecture' must be \"bridge\" or \"turbo\".")
    }
    let error = #expect(throws: RPCError.self) { _ = try Self.options(["network": "replis.js"], in: folder) }
    #expect(error?.message.hasSuffix("/replis.js' for network. Did you mean 'replies.js'?") == true, "\(error as Any)")
  }

  /// The words of the native side, and the sentence of the test.
  nonisolated static let refusals = [
    (
      "Error: Unknown option '--render-timeot'. Did you mean '--render-timeout'?\nUsage: native-side",
      "app: there is no option 'renderTimeot'. Did you mean 'renderTimeout'?"
    ),
    // An option of the script side or of the test is one of app(), too.
    ("Error: Unknown option '--pause'\nUsage: native-side", "app: there is no option 'pause'. Did you mean 'paused'?"),
    ("Error: Unknown option '--levitation-of-all'", "app: there is no option 'levitationOfAll'."),
    (
      "Error: The value 'x' is invalid for '--render-timeout <ms>'",
      "app: the value 'x' is invalid for the option 'renderTimeout'. types/app-options.d.ts has the type of each option."
    ),
    (
      "Error: The value 'x' is invalid for '--device <name>'. The devices are a and b.",
      "app: the value 'x' is invalid for the option 'device'. The devices are a and b."
    ),
    ("Error: --epoch-time is for --clock virtual", "app: 'epochTime' is for 'clock' virtual"),
    ("some other words", "some other words"),
  ]

  @Test("A refusal of options has their names in the call", arguments: refusals)
  func refusal(_ printed: String, _ sentence: String) { #expect(AppOptions.refusal(printed) == sentence) }
}
