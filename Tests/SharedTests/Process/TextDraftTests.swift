import Glibc
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

/// Texts that are written in parts.
@Suite("A text that is written in parts")
struct TextDraftTests {
  private static let long = String(repeating: "é", count: 50_000)

  @Test("The parts of a text are in its file in their order, however long they are")
  func parts() throws {
    let folder = try PrivateFolder.make()
    defer { folder.remove() }
    let (path, parts) = ("\(folder.path)/text", ["a", long, "", "b\0c", long, "end"])
    try TextFile.write(to: path) { write in parts.forEach { write($0) } }
    #expect(try TextFile.read(path) == parts.joined())
    try TextFile.write(to: path) { _ in }
    #expect(try TextFile.read(path) == "")
    #expect(TestFiles.write(lines: { line in parts.forEach { line($0) } }, to: "\(folder.path)/new/lines") == nil)
    #expect(try TextFile.read("\(folder.path)/new/lines") == parts.map { $0 + "\n" }.joined())
    #expect(SystemFiles.names(inFolder: "\(folder.path)/new") == ["lines"], "The draft has become the file.")
  }

  private var long: String { Self.long }

  @Test("A part that cannot be written fails the whole text, also if others follow", arguments: ["end", long])
  func full(last: String) throws {
    #expect(throws: TextFile.Failure.self) {
      try TextFile.write(to: "/dev/full") { write in
        write(Self.long)
        write(last)
      }
    }
  }
}
