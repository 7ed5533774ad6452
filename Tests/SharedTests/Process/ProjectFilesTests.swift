import Glibc
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

@Suite("The files of a project") struct ProjectFilesTests {
  /// A folder that holds a project, `in`, and what lies beside it.
  private func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (path, text) in files { #expect(TestFiles.write(text, to: "\(folder.path)/\(path)") == nil) }
    return folder
  }

  @Test(
    "The project is the nearest folder with a .git, then that with a package.json, then the working one, then the file's",
    arguments: [
      (["in/.git/HEAD", "in/a/package.json"], "in"), (["in/.git", "in/a/.git/HEAD"], "in/a"),
      (["package.json", "in/package.json"], "in"), (["in/b/package.json", "elsewhere"], "in/a"),
      (["in/b/package.json"], "in"),
    ])
  func root(_ found: ([String], String)) throws {
    let folder = try folder(Dictionary(uniqueKeysWithValues: (found.0 + ["in/a/x.js"]).map { ($0, "") }))
    defer { folder.remove() }
    // Folders around the temporary one have none of them.
    let working = found.0.contains("elsewhere") ? "\(folder.path)/in/b" : "\(folder.path)/in"
    let project = ProjectFiles(around: "\(folder.path)/in/a/x.js", workingFolder: working)
    #expect(project.root == "\(folder.path)/\(found.1)")
  }

  @Test("What lies in the project is read, by any path to it") func reads() throws {
    let folder = try folder(["in/package.json": "{}", "in/a/x.js": "", "in/data.bin": "\0é", "in/b/c": "1"])
    defer { folder.remove() }
    let project = ProjectFiles(around: "\(folder.path)/in/a/x.js")
    #expect(try project.bytes(of: "\(folder.path)/in/a/../data.bin") == [0, 0xc3, 0xa9])
    #expect(try project.names(in: "\(folder.path)/in") == ["a", "b", "data.bin", "package.json"])
    let entry = try project.entry(at: "\(folder.path)/in/data.bin")
    #expect(entry.kind == .file && entry.size == 3 && entry.path == "\(folder.path)/in/data.bin")
    #expect(entry.mode & 0o400 == 0o400 && entry.modified > 1_600_000_000_000)
    #expect(try project.entry(at: "\(folder.path)/in/").kind == .folder)
  }

  @Test("What lies outside is not read, by a path, by a link, or by a link to a folder") func outside() throws {
    let folder = try folder(["in/package.json": "{}", "out/secret": "s", "in-other/x": "", "in/y": "y"])
    defer { folder.remove() }
    for (target, link) in [("../out/secret", "in/file"), ("../out", "in/folder"), ("y", "in/own")] {
      #expect(unsafe symlink(target, "\(folder.path)/\(link)") == 0)
    }
    let project = ProjectFiles(around: "\(folder.path)/in/x.js")
    for path in ["out/secret", "in/../out/secret", "in/file", "in/folder/secret", "in-other/x"] {
      #expect(throws: ProjectFiles.Fault.outside) { try project.bytes(of: "\(folder.path)/\(path)") }
      #expect(throws: ProjectFiles.Fault.outside) { try project.entry(at: "\(folder.path)/\(path)") }
    }
    for path in ["\(folder.path)/out", "\(folder.path)/in/folder", folder.path, "/"] {
      #expect(throws: ProjectFiles.Fault.outside) { try project.names(in: path) }
    }
    // A link of the project itself is described, and one that stays in it is followed.
    #expect(try project.entry(at: "\(folder.path)/in/file", followsLinks: false).kind == .link)
    #expect(try project.target(ofLink: "\(folder.path)/in/file") == "../out/secret")
    let secret = "\(folder.path)/in/folder/secret"
    #expect(throws: ProjectFiles.Fault.outside) { try project.entry(at: secret, followsLinks: false) }
    #expect(try project.bytes(of: "\(folder.path)/in/own") == [UInt8(ascii: "y")])
  }

  @Test("What cannot be read has the system's reason") func faults() throws {
    let folder = try folder(["in/package.json": "{}"])
    defer { folder.remove() }
    let project = ProjectFiles(around: "\(folder.path)/in/x.js")
    #expect(throws: ProjectFiles.Fault.system(ENOENT)) { try project.bytes(of: "\(folder.path)/in/none") }
    #expect(throws: ProjectFiles.Fault.system(ENOENT)) { try project.bytes(of: "") }
    #expect(throws: ProjectFiles.Fault.system(EISDIR)) { try project.bytes(of: "\(folder.path)/in") }
    #expect(throws: ProjectFiles.Fault.system(ENOTDIR)) { try project.names(in: "\(folder.path)/in/package.json") }
    #expect(throws: ProjectFiles.Fault.system(EINVAL)) { try project.target(ofLink: "\(folder.path)/in/package.json") }
    // A pipe without a writer would wait for ever.
    #expect(unsafe mkfifo("\(folder.path)/in/pipe", 0o600) == 0)
    #expect(try project.bytes(of: "\(folder.path)/in/pipe") == [])
  }
}
