import NavbridgeRuntime
import Testing

@testable import NavbridgeLauncher

/// Programs that the PATH names, and pictures as files.
@Suite("A program that is started")
struct ChildProgramTests {
  @Test("A program that is started lies on the PATH by its name, or is none of them")
  func onPath() throws {
    let shell = try #require(SystemFiles.program("sh"))
    #expect(shell.hasSuffix("/sh") && SystemFiles.kind(of: shell) != 0)
    #expect(SystemFiles.program("navbridge-no-such-program") == nil)
  }

  @Test("A program that is started ends with its input, unless it is one that runs by itself")
  func endsWithInput() {
    let all: [ChildProgram] = [.nativeSide, .scriptSide, .navbridge, .testWorker, .uvEcho, .benchmarkLoad]
    #expect(all.filter(\.endsWithInput) == [.nativeSide, .scriptSide, .testWorker, .uvEcho])
  }
}

@Suite("A picture as a file")
struct PictureFileTests {
  @Test("A picture as a file has the text of the document, and a reason where that cannot be written")
  func svg() throws {
    let folder = try PrivateFolder.make()
    defer { folder.remove() }
    let path = "\(folder.path)/a.svg"
    try PictureFile.writeSVG("<svg/>\n", to: path)
    #expect(try TextFile.read(path) == "<svg/>\n")
    let failure = #expect(throws: PictureFile.Failure.self) { try PictureFile.writeSVG("", to: folder.path) }
    #expect(failure?.description == "The picture cannot be written to '\(folder.path)': Is a directory.")
    #expect(failure?.isProgramMissing == false)
  }
}
