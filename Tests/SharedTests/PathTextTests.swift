import NavbridgeRuntime
import Testing

@Suite("A path")
struct PathTextTests {
  static let rows: [(String, String)] = [
    ("a/./b/../c", "a/c"), ("../a", "../a"), ("/a/..", "/"), ("a/..", "."), ("a//b", "a/b"), ("../../x/..", "../.."),
    ("/../a", "/a"), ("", "."), ("./a", "a"),
  ]

  @Test("A path has no '.', and no '..' behind a name", arguments: rows)
  func normal(_ path: String, _ expected: String) {
    #expect(PathText.normal(path) == expected)
  }

  @Test("A path in a folder is the rest behind that folder")
  func relative() {
    #expect(PathText.relative("/a/b/c", to: "/a") == "b/c" && PathText.relative("/a/b", to: "/") == "a/b")
    #expect(PathText.relative("/ab/c", to: "/a") == "/ab/c" && PathText.relative("/a", to: "/a") == "/a")
  }

  @Test("A path that names no file stays as it is")
  func missing() {
    #expect(PathText.fromHere("no/../such") == "no/../such")
    #expect(PathText.fromHere("/tmp/../tmp/.") == "/tmp")
  }

  @Test("A path outside the working folder begins at the root, and one that leaves and comes back does not")
  func outside() throws {
    let here = PathText.workingFolder
    let name = try #require(here.split(separator: "/").last)
    #expect(PathText.fromHere("..") == PathText.normal(here + "/.."))
    #expect(PathText.fromHere("../.") == PathText.normal(here + "/.."))
    let up = String(repeating: "../", count: here.split(separator: "/").count)
    #expect(PathText.fromHere(up + "dev/null") == "/dev/null")
    #expect(PathText.fromHere("../\(name)/Package.swift") == "Package.swift")
    #expect(PathText.fromHere("\(here)/Package.swift") == "Package.swift")
    #expect(PathText.fromHere(".") == "." && PathText.fromHere("./Sources/..") == ".")
  }

  @Test(
    "The way to a file is as 'require' takes it",
    arguments: [
      ("/a/b", "/a/b/c.js", "./c.js"), ("/a/b", "/a/c.js", "../c.js"), ("/a/b", "/x/c.js", "../../x/c.js"),
      ("/", "/c.js", "./c.js"), (".", "c/d.js", "./c/d.js"), ("tests", "c.js", "../c.js"),
      ("./tests/", "tests/../c.js", "../c.js"),
      ("/a/b", "/a/bc/d.js", "../bc/d.js"),
    ])
  func ways(_ folder: String, _ file: String, _ way: String) { #expect(PathText.way(from: folder, to: file) == way) }

  @Test(
    "The folder of a file is as its path has it",
    arguments: [("a.js", "."), ("/a.js", "/"), ("b/a.js", "b"), ("/b/c/a.js", "/b/c"), ("../a.js", "..")])
  func folders(_ file: String, _ folder: String) { #expect(PathText.folder(of: file) == folder) }
}
