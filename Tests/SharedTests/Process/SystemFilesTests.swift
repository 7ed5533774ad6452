import Glibc
import NavbridgeRuntime
import Testing

@Suite("Files by calls of the system")
struct SystemFilesTests {
  @Test("Files by calls of the system are written and read whole, and listed without the folder itself")
  func wholeFiles() throws {
    let folder = try PrivateFolder.make()
    defer { folder.remove() }
    var descriptor: CInt = -1
    let fresh = unsafe SystemFiles.fresh("\(folder.path)/a-XXXXXX") {
      descriptor = unsafe mkstemp($0)
      return descriptor >= 0
    }
    let path = try #require(fresh)
    let text = String(repeating: "a\0é", count: 40_000)
    #expect(SystemFiles.write(text, to: descriptor))
    close(descriptor)
    #expect(SystemFiles.bytes(of: path) == Array(text.utf8))
    unsafe symlink(path, "\(folder.path)/.link")
    let stream = unsafe try #require(opendir(folder.path))
    defer { unsafe closedir(stream) }
    unsafe #expect(SystemFiles.names(in: stream).sorted() == [".link", String(path.dropFirst(folder.path.count + 1))])
    #expect(SystemFiles.kind(of: path) == S_IFREG && SystemFiles.kind(of: folder.path) == S_IFDIR)
    #expect(SystemFiles.kind(of: "\(folder.path)/.link") == S_IFREG)
    #expect(SystemFiles.kind(of: "\(folder.path)/.link", followsLinks: false) == S_IFLNK)
  }

  @Test("Files by calls of the system are nil with the reason where there is none")
  func missing() {
    #expect(SystemFiles.bytes(of: "/nowhere/file") == nil && systemMessage() == "No such file or directory")
    #expect(SystemFiles.bytes(of: "/") == nil && systemMessage() == "Is a directory")
    #expect(SystemFiles.kind(of: "/nowhere/file") == 0)
    let fresh = unsafe SystemFiles.fresh("/nowhere/a-XXXXXX") { unsafe mkdtemp($0) != nil }
    #expect(fresh == nil)
    #expect(!SystemFiles.write("a", to: -1) && systemMessage() == "Bad file descriptor")
  }
}
