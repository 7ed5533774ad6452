#if JavaScript
import Glibc
import Testing

@testable import ScriptEngine

@Suite("Modules that cannot be read", .timeLimit(.minutes(20)))
struct UnreadableModuleTests {
  /// Runs `body` with a new folder of files with any bytes, and removes the folder afterwards.
  private func inFolder(_ files: [String: [UInt8]], _ body: (String) async throws -> Void) async throws {
    var name = Array("/tmp/navbridge-modules-XXXXXX".utf8CString)
    let folder = unsafe String(cString: try #require(mkdtemp(&name)))
    for (file, bytes) in files {
      let stream = try unsafe #require(fopen("\(folder)/\(file)", "w"))
      unsafe fwrite(bytes, 1, bytes.count, stream)
      unsafe fclose(stream)
    }
    defer {
      for file in files.keys { unsafe unlink("\(folder)/\(file)") }
      unsafe rmdir(folder)
    }
    try await body(folder)
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
