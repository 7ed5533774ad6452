import Glibc
import Testing

@testable import NavbridgeLauncher

/// The changes of watched files.
@Suite("Changes of a file", .timeLimit(.minutes(20)))
struct FileChangesTests {
  private func write(_ text: String, to path: String) {
    let file = unsafe fopen(path, "w")!
    unsafe fputs(text, file)
    unsafe fclose(file)
  }

  /// Makes a path in a new folder.
  private func freshPath() -> String {
    var template = Array("/tmp/navbridge-XXXXXX\0".utf8CString)
    let folder = unsafe mkdtemp(&template)!
    return unsafe String(cString: folder) + "/app.js"
  }

  private func remove(_ path: String) {
    unsafe unlink(path)
    unsafe rmdir(String(path.dropLast("/app.js".count)))
  }

  /// The results of successive looks.
  private func looks(_ count: Int, at changes: inout FileChanges) -> [Bool] { (0..<count).map { _ in changes.look() } }

  @Test("Changes of a file are noticed once, when the file has stayed the same from one look to the next")
  func once() {
    let path = freshPath()
    defer { remove(path) }
    write("one", to: path)
    var changes = FileChanges(of: [path])
    let before = looks(2, at: &changes)
    write("longer", to: path)
    let after = looks(4, at: &changes)
    #expect(before == [false, false])
    // At the first look the file may still be being written.
    #expect(after == [false, true, false, false])
  }

  @Test("Changes of a file are not noticed while the file is away, as during a build")
  func away() {
    let path = freshPath()
    defer { remove(path) }
    write("one", to: path)
    var changes = FileChanges(of: [path])
    unsafe unlink(path)
    let meanwhile = looks(3, at: &changes)
    write("two again", to: path)
    let after = looks(3, at: &changes)
    #expect(meanwhile == [false, false, false])
    #expect(after == [false, true, false])
  }
}
