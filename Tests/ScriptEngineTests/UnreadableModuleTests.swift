#if JavaScript
import Glibc
import NavbridgeTestSupport
import Testing

@testable import ScriptEngine

@Suite("Modules that cannot be read", .timeLimit(.minutes(20)))
struct UnreadableModuleTests {
  /// Runs `body` with a new folder of files with any bytes, and removes the folder afterwards.
  private func inFolder(_ files: [String: [UInt8]], _ body: (String) async throws -> Void) async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    for (file, bytes) in files {
      let stream = try unsafe #require(fopen("\(folder.path)/\(file)", "w"))
      unsafe fwrite(bytes, 1, bytes.count, stream)
      unsafe fclose(stream)
    }
    try await body(folder.path)
  }

  @Test("Modules that cannot be read cause an error that names the file and the reason")
  func reason() async throws {
    try await inFolder(["latin.js": [0x2F, 0x2F, 0xE9]]) { folder in
      let source = "try { require('\(folder)/latin.js') } catch (error) { console.log(error.message) }"
      let reported = "The file '\(folder)/latin.js' cannot be read: it is not UTF-8 text, from line 1, column 3 on."
      let lines = try await Run.script(source).lines
      #expect(lines == [reported])
    }
  }

  @Test("An unreadable package.json causes the same error instead of a fallback to the index file")
  func description() async throws {
    try await inFolder(["package.json": [0xE9], "index.js": Array("module.exports = 1".utf8)]) { folder in
      let source = "try { console.log(require('\(folder)')) } catch (error) { console.log(error.message) }"
      let reported = "The file '\(folder)/package.json' cannot be read: it is not UTF-8 text, from line 1, column 1 on."
      let lines = try await Run.script(source).lines
      #expect(lines == [reported])
    }
  }
}
#endif
