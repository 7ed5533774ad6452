import Glibc
import NavbridgeRuntime
import Testing

@testable import NavbridgeSetup

@Suite("The files of a new project")
struct StarterTests {
  @Test("The files of a new project contain each declaration of the package, as it is")
  func declarations() throws {
    let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let names = SystemFiles.names(inFolder: "\(root)/types").filter { $0.hasSuffix(".d.ts") }.map { "types/\($0)" }
    let files = StarterFile.all.filter { $0.path.hasPrefix("types/") }
    #expect(
      Set(files.map(\.path)) == Set(names),
      "Each file of types/ is embedded: run scripts/generate embedded-files.")
    for file in files {
      #expect(try TextFile.read("\(root)/\(file.path)") == file.text, "\(file.path)")
    }
  }

  @Test(
    "The files of a new project lie in the folder, and the next command enters it",
    arguments: [
      (".", "AGENTS.md", "navbridge test"), ("new", "new/AGENTS.md", "cd new && navbridge test"),
      ("new//", "new/AGENTS.md", "cd new && navbridge test"), ("/", "/AGENTS.md", "cd / && navbridge test"),
      ("my app", "my app/AGENTS.md", "cd 'my app' && navbridge test"),
      ("-x", "-x/AGENTS.md", "cd ./-x && navbridge test"),
    ])
  func paths(_ folder: String, _ first: String, _ command: String) {
    let starter = Starter(folder: folder)
    #expect(starter.paths.first == first && starter.paths.count == StarterFile.all.count)
    #expect(starter.nextCommand == command)
  }

  @Test("A project that exists gets a workflow and one folder, and nothing else of it is touched")
  func added() throws {
    let folder = try PrivateFolder.make()
    defer { folder.remove() }
    try TextFile.write("mine", to: "\(folder.path)/app.js")
    try TextFile.write("mine", to: "\(folder.path)/jsconfig.json")
    let starter = Starter(folder: folder.path, isExisting: true)
    let places = starter.paths.map { String($0.dropFirst(folder.path.count + 1)) }
    #expect(places.allSatisfy { $0.hasPrefix("navbridge/") || $0 == ".github/workflows/navbridge.yml" })
    for name in ["AGENTS.md", "app.test.js", "jsconfig.json", "types/index.d.ts"].map({ "navbridge/\($0)" }) {
      #expect(places.contains(name))
    }
    #expect(
      places.filter { $0.hasPrefix("navbridge/types/") }.count
        == StarterFile.all.filter { $0.path.hasPrefix("types/") }.count)
    #expect(StarterFile.all.allSatisfy { !$0.path.hasPrefix("existing") })
    try starter.write(overwrites: false)
    #expect(
      try TextFile.read("\(folder.path)/app.js") == "mine" && TextFile.read("\(folder.path)/jsconfig.json") == "mine")
    #expect(starter.nextCommand == "cd \(folder.path) && navbridge test navbridge")
    #expect(throws: Starter.Failure.self) { try starter.write(overwrites: false) }
  }

  @Test("The files of a new project are refused by name when they exist, and are overwritten by request")
  func existing() throws {
    let folder = try PrivateFolder.make()
    defer { folder.remove() }
    try TextFile.write("mine", to: "\(folder.path)/app.js")
    // A link that leads nowhere is a file that exists, too.
    unsafe symlink("/nowhere", "\(folder.path)/jsconfig.json")
    let starter = Starter(folder: folder.path)
    let failure = try #require(throws: Starter.Failure.self) { try starter.write(overwrites: false) }
    #expect(
      failure.description
        == "'\(folder.path)/app.js', '\(folder.path)/jsconfig.json' exist; nothing was written. Choose "
        + "another folder, or overwrite the files by --force.")
    #expect(SystemFiles.kind(of: "\(folder.path)/app.test.js") == 0)
    unsafe unlink("\(folder.path)/jsconfig.json")
    try starter.write(overwrites: true)
    #expect(try TextFile.read("\(folder.path)/app.js").contains("registerComponent"))
  }

  @Test(
    "The files of a new project are not written at all when something is in the way of one of them",
    arguments: [".github", "types"])
  func obstacles(_ name: String) throws {
    let folder = try PrivateFolder.make()
    defer { folder.remove() }
    try TextFile.write("mine", to: "\(folder.path)/\(name)")
    let failure = try #require(throws: Starter.Failure.self) {
      try Starter(folder: folder.path).write(overwrites: true)
    }
    #expect(
      failure.description == "'\(folder.path)/\(name)' is not a folder; nothing was written. Choose another folder.")
    #expect(SystemFiles.kind(of: "\(folder.path)/app.js") == 0)
  }

  @Test("The files of a new project are removed again, with their folders, when one of them cannot be written")
  func undone() throws {
    let folder = try PrivateFolder.make()
    defer { folder.remove() }
    let last = try #require(StarterFile.all.last { !$0.path.contains("/") })
    unsafe symlink("/dev/full", "\(folder.path)/\(last.path)")
    let failure = try #require(throws: Starter.Failure.self) {
      try Starter(folder: folder.path).write(overwrites: true)
    }
    #expect(
      failure.description
        == "The file '\(folder.path)/\(last.path)' cannot be written: No space left on device. Choose a folder that you may "
        + "write to.")
    #expect(SystemFiles.names(inFolder: folder.path).filter { !$0.hasPrefix(".") || $0 == ".github" } == [last.path])
  }
}
