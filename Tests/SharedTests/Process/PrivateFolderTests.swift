import Glibc
import Testing

@testable import NavbridgeRuntime

@Suite("A private folder")
struct PrivateFolderTests {
  @Test("A private folder is new, and no other user can enter it")
  func mode() throws {
    let (one, other) = (try PrivateFolder.make(), try PrivateFolder.make())
    defer {
      one.remove()
      other.remove()
    }
    var state = stat()
    unsafe #expect(lstat(one.path, &state) == 0 && state.st_mode == S_IFDIR | 0o700 && state.st_uid == getuid())
    #expect(one.path != other.path)
    #expect(try #require(one.makeFolder("1")).path == "\(one.path)/1")
    #expect(one.makeFolder("1") == nil)
  }

  @Test("A private folder is removed with everything in it, and links in it are not followed")
  func removal() throws {
    let (folder, kept) = (try PrivateFolder.make(), try PrivateFolder.make())
    defer { kept.remove() }
    try TextFile.write("kept", to: "\(kept.path)/file")
    let inner = try #require(folder.makeFolder("a")?.makeFolder("b"))
    try TextFile.write("gone", to: "\(inner.path)/file")
    unsafe symlink(kept.path, "\(inner.path)/link")
    unsafe symlink(kept.path, "\(folder.path)/link")
    folder.remove()
    unsafe #expect(access(folder.path, F_OK) != 0)
    #expect(try TextFile.read("\(kept.path)/file") == "kept")
  }
}
