import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeWire
import OrderedCollections
import Testing

@testable import NavbridgeTestWorker

/// The files of apps under test: those beside the test's, and the texts of functions.
@Suite("The files of an app under test")
@ScriptThread
struct AppFilesTests {
  private let folder: TemporaryFolder
  private let files: AppFiles

  init() throws {
    folder = try TemporaryFolder(["app.js": "", "sub/other.ts": "", "a.test.js": "test('a', () => app(() => 1))"])
    files = AppFiles(folder: PrivateFolder(path: "\(folder.path)/own"), test: "\(folder.path)/a.test.js")
  }

  @Test("A file of an app is beside its test, whatever folder the test runs in")
  func beside() throws {
    defer { folder.remove() }
    for name in ["app.js", "./app.js", "sub/../app.js", "\(folder.path)/app.js"] {
      #expect(try files.path(["file": .string(name)]) { _, _, _ in nil } == "\(folder.path)/app.js", "\(name)")
    }
  }

  @Test("A file of an app that is not there has the nearest name")
  func missing() {
    defer { folder.remove() }
    for (name, words) in [
      ("ap.js", "There is no file 'F/ap.js' for app('ap.js'). Did you mean 'app.js'?"),
      ("./app", "There is no file 'F/app' for app('./app'). Did you mean './app.js'?"),
      ("sub/other", "There is no file 'F/sub/other' for app('sub/other'). Did you mean 'sub/other.ts'?"),
      ("none/at/all", "There is no file 'F/none/at/all' for app('none/at/all')."),
      ("sub", "'F/sub' is a directory, and app('sub') needs a file, such as './app.js'."),
    ] {
      let error = #expect(throws: RPCError.self) { try files.path(["file": .string(name)]) { _, _, _ in nil } }
      #expect(error?.message.replacing("\(folder.path)/", with: "F/") == words)
      #expect(error?.data["code"] == "MODULE_NOT_FOUND")
    }
  }

  @Test("The function of an app is written to a file with its source map, which equal functions share")
  func function() throws {
    defer { folder.remove() }
    let params: JSON = ["source": "(() => 1)()", "function": "() => 1", "stack": "s"]
    func path(_ map: String) throws -> String {
      try files.path(params) { app, function, stack in [.init(map): .texts([app, function, stack])] }
    }
    let first = try path("of")
    let name = String(first.dropFirst("\(folder.path)/".count))
    #expect(files.isWritten(first) && name.hasPrefix("own/app-") && name.hasSuffix(".js"))
    #expect(folder.text(name) == "(() => 1)()")
    #expect(folder.text(name + ".map") == #"{"of":["(() => 1)()","() => 1","s"]}"#)
    let stamp = FileStamp(first)
    #expect(try path("of") == first && FileStamp(first) == stamp, "An equal one is not written again.")
    #expect(try path("from elsewhere") != first, "A function of another place has another map.")
    #expect(try files.path(["source": "(() => 2)()"]) { _, _, _ in nil } != first)
    try folder.write("lost", to: name)
    #expect(try path("of") == first && folder.text(name) == "(() => 1)()", "What lies there is that of the name.")
    #expect(!files.isWritten("\(folder.path)/app.js"))
  }

  @Test("The replies of a test are written to a file whose source map leads to the test, and are none without a text")
  func replies() throws {
    defer { folder.remove() }
    #expect(try files.replies([:]) == nil)
    let replies: JSON = ["text": "const { network } = 1;\nreply('a', (() => 1));\n", "functions": ["() => 1"]]
    let path = try #require(try files.replies(["replies": replies]))
    let name = String(path.dropFirst("\(folder.path)/".count))
    #expect(name.hasPrefix("own/network-"))
    #expect(folder.text(name).hasPrefix("const { network }"))
    #expect(folder.text(name + ".map").contains("a.test.js"))
  }

  @Test("A function of an app that cannot be written has the reason")
  func unwritable() throws {
    defer { folder.remove() }
    try folder.write("", to: "own")
    let error = #expect(throws: RPCError.self) { try files.path(["source": "1"]) { _, _, _ in nil } }
    let message = try #require(error?.message)
    #expect(message.hasPrefix("The test's functions could not be written to '\(folder.path)/own/app-"))
    #expect(message.hasSuffix("': the folder '\(folder.path)/own' cannot be made: Not a directory."))
  }

  @Test("The native side of an app has its socket in the folder of the process, unless the path would be too long")
  func socket() {
    defer { folder.remove() }
    #expect(files.socket(3) == "\(folder.path)/own/3")
    let deep = AppFiles(folder: PrivateFolder(path: "/" + String(repeating: "d", count: 105)), test: "a")
    #expect(deep.socket(3) == nil)
  }
}
