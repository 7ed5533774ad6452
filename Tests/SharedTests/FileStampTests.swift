import NavbridgeRuntime
import Testing

@Suite("The state of a file")
struct FileStampTests {
  @Test("A stamp is the same while the file is, and another one after a write, a replacement and its end")
  func stamp() throws {
    let folder = try PrivateFolder.make()
    defer { folder.remove() }
    let path = "\(folder.path)/a"
    #expect(FileStamp(path) == nil)
    #expect(TestFiles.write("one", to: path) == nil)
    let first = try #require(FileStamp(path))
    #expect(FileStamp(path) == first)
    #expect(TestFiles.write("two", to: path) == nil)
    #expect(FileStamp(path) != first, "A file of the same size in its place is another one.")
    try TextFile.write("three", to: path)
    #expect(FileStamp(path) != first)
    #expect(FileStamp("\(path)/none") == nil)
  }
}
