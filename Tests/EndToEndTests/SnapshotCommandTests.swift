import NavbridgeLauncher
import Testing

/// `navbridge snapshot`, with real processes, run as a user runs it.
@Suite("navbridge snapshot", .timeLimit(.minutes(20)))
struct SnapshotCommandTests {
  private static let app = """
    Navigation.registerComponent('A', () => () => null);
    const topBar = { rightButtons: [{ id: 'go', testID: 'GO', text: 'Go' }] };
    Navigation.events().registerAppLaunchedListener(() =>
      Navigation.setRoot({ root: { stack: { children: [{ component: { name: 'A', id: 'a', options: { topBar } } }] } } }));
    """

  private static func run(
    _ arguments: [String], acts: String = ""
  ) async throws -> (ChildProcess.Ending, String, TestFolder) {
    let folder = TestFolder(["app.js": app, "acts.js": acts])
    let words = ["snapshot", "\(folder.path)/app.js"] + arguments.map { $0.replacing("FOLDER", with: folder.path) }
    let (ending, output) = try await ChildProcess.ending(of: .navbridge, words, environment: folder.environment)
    return (ending, output, folder)
  }

  @Test("navbridge snapshot writes a picture to standard output for '-'")
  func standardOutput() async throws {
    let (ending, output, folder) = try await Self.run(["--svg", "-"])
    #expect(ending.code == 0 && output.hasPrefix("<svg ") && output.hasSuffix("</svg>\n"), "\(output.suffix(40))")
    await folder.processesEnded()
    #expect(folder.names == ["acts.js", "app.js"])
    let both = try await Self.run(["--svg", "-", "--png", "-"]).0
    #expect(both.code == 64 && both.standardError.contains("Error: Of --svg and --png one may be '-'"))
  }

  @Test(
    "navbridge snapshot prints the insets of a native screen that scrolls, as the page about layout guides shows them")
  func layoutGuides() async throws {
    let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/Examples/layout-guides"
    let (ending, output) = try await ChildProcess.ending(
      of: .navbridge, ["snapshot", "\(root)/app.js", "--external-component", "List=\(root)/list.json"])
    #expect(ending.code == 0 && output.contains("scroll view #list inset "))
    // The page leaves out some of the rows.
    let shown = try #require(try Folder.text("docs/layout-guides.md").texts(between: "```text\n", and: "```\n").first)
    let gap = try #require(shown.firstRange(of: "         ├─ …\n"))
    #expect(output.hasPrefix(shown[..<gap.lowerBound]) && output.hasSuffix(shown[gap.upperBound...]), "\(output)")
  }

  /// Files of acts with a mistake, and the error behind the path of the file.
  static let mistakes = [
    ("await device.tap({ testID: 'GO' );\n", ":1: SyntaxError: Unexpected token ')'. Expected '}' to end an object"),
    ("const a = 1;\nlet b = ;", ":2: SyntaxError: Unexpected token ';'\n"),
    ("if (1) {\n", ":2: SyntaxError: "),
  ]

  @Test("navbridge snapshot names the place of a mistake in the syntax of the acts", arguments: mistakes)
  func syntax(_ acts: String, _ error: String) async throws {
    let (ending, _, folder) = try await Self.run(["--after", "FOLDER/acts.js"], acts: acts)
    #expect(ending.code == 1)
    #expect(ending.standardError.hasPrefix("navbridge: \(folder.path)/acts.js\(error)"), "\(ending.standardError)")
  }
}
