import NavbridgeLauncher
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

/// The modules of the inspector's page that know no page: the tests of `Tests/InspectorPage`. They are ES modules, which esbuild reads.
@Suite("The modules of the inspector's page", .timeLimit(.minutes(20)))
struct PageModuleTests {
  private static let files = SystemFiles.names(inFolder: "Tests/InspectorPage").filter { $0.hasSuffix(".test.js") }
    .sorted()

  @Test(
    "The modules of the page pass the tests of each file", .enabled(if: SystemFiles.program("esbuild") != nil),
    arguments: files)
  func pass(_ file: String) async throws {
    let folder = try TemporaryFolder([:])
    defer { folder.remove() }
    let (ending, output) = try await ChildProcess.ending(
      of: .navbridge, ["test", "Tests/InspectorPage/\(file)", "--artifacts", folder.path])
    #expect(ending.code == 0, "\(output)\(ending.standardError)")
  }

  @Test("There are tests of the page's modules") func some() { #expect(Self.files.count == 6) }
}
