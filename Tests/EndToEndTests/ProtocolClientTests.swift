import Glibc
import NavbridgeLauncher
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeVocabulary
import Testing

/// Protocol §13: the client in Python, as the page prints it, with what the page says that it prints.
@Suite("The client of the protocol's page", .timeLimit(.minutes(20)))
struct ProtocolClientTests {
  @Test(
    "The client of the protocol's page does all that the page says, on either route", arguments: Architecture.allCases)
  func client(_ architecture: Architecture) async throws {
    let page = try Folder.text("docs/protocol.md")
    let program = try #require(page.texts(between: "```python\n", and: "```\n").first)
    let listing = try #require(page.texts(between: "It prints, on `bridge` as well:\n\n", and: "'Stack'?\n").first)
    let expected = "\(listing)'Stack'?\n".split(separator: "\n").map { $0.dropFirst(4) + "\n" }.joined()
    let lines = program.split(separator: "\n").count
    #expect(lines <= 50, "The page calls it a client of fifty lines.")

    let folder = try TemporaryFolder(["client.py": program])
    defer { folder.remove() }
    let command = "python3 '\(folder.path)/client.py'"
    let (code, _) = try await NativeSideProcess.run { path, _ in
      unsafe system("timeout 120 \(command) '\(path)' \(architecture.rawValue) > '\(folder.path)/output' 2>&1")
    }
    let output = String(decoding: SystemFiles.bytes(of: "\(folder.path)/output") ?? [], as: UTF8.self)
    #expect(code == 0 && output == expected && expected.contains("refused layout.root.children[0].type"), "\(output)")
  }
}
