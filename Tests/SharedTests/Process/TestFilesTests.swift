import Glibc
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

@Suite("Files that a test run writes")
struct TestFilesTests {
  @Test(
    "Files that a test run writes stay in navbridge's own folder, in which no folder may be a link",
    arguments: [
      (".navbridge", ".navbridge/f/a.txt"), (".navbridge/f", ".navbridge/f/a.txt"),
      ("p/.navbridge", "p/.navbridge/a.txt"),
      (".navbridge/f/g", ".navbridge/f/g/a.txt"),
    ])
  func ownFolder(_ link: String, _ file: String) throws {
    let (folder, elsewhere) = (try TemporaryFolder(), try TemporaryFolder())
    defer { [folder, elsewhere].forEach { $0.remove() } }
    if let cut = link.lastIndex(of: "/") { TestFiles.makeFolder("\(folder.path)/\(link[..<cut])") }
    #expect(unsafe symlink(elsewhere.path, "\(folder.path)/\(link)") == 0)
    let fault = TestFiles.write("text", to: "\(folder.path)/\(file)")
    #expect(fault == "'\(folder.path)/\(link)' is a symbolic link, which leads elsewhere. Remove it")
    #expect(elsewhere.names.isEmpty)
  }

  @Test("Files that a test run writes may lie below links that are the user's, and a link in their place is replaced")
  func around() throws {
    let (folder, elsewhere) = (try TemporaryFolder(), try TemporaryFolder())
    defer { [folder, elsewhere].forEach { $0.remove() } }
    try elsewhere.write("kept", to: "target")
    unsafe symlink(elsewhere.path, "\(folder.path)/work")
    #expect(TestFiles.write("text", to: "\(folder.path)/work/.navbridge/a.txt") == nil)
    unsafe symlink("\(elsewhere.path)/target", "\(elsewhere.path)/.navbridge/b.txt")
    #expect(TestFiles.write("text", to: "\(folder.path)/work/.navbridge/b.txt") == nil)
    #expect(elsewhere.text("target") == "kept" && elsewhere.text(".navbridge/b.txt") == "text")
    // A name that only begins so is another folder.
    unsafe symlink(elsewhere.path, "\(folder.path)/.navbridge-old")
    #expect(TestFiles.write("text", to: "\(folder.path)/.navbridge-old/a.txt") == nil)
  }

  @Test("Files that a test run writes fail with the folder that cannot be made, and why")
  func noFolder() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write("text", to: "file")
    let fault = TestFiles.write("text", to: "\(folder.path)/file/inside/a.txt")
    #expect(fault == "the folder '\(folder.path)/file' cannot be made: Not a directory")
    #expect(
      TestFiles.write("text", to: "/proc/none/a.txt")
        == "the folder '/proc/none' cannot be made: No such file or directory")
    #expect(TestFiles.write("text", to: "\(folder.path)/one/two/a.txt") == nil)
    #expect(TestFiles.write("again", to: "\(folder.path)/one/two/a.txt") == nil)
    #expect(folder.text("one/two/a.txt") == "again")
  }
}
