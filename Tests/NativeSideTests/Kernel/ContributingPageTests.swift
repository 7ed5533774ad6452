import NavbridgeRuntime
import Testing

/// The examples of docs/contributing.md, which are code of these tests.
@Suite("The page for contributors")
struct ContributingPageTests {
  /// The folder of this file, with a slash at its end.
  private static let folder = String(#filePath.prefix(through: #filePath.lastIndex(of: "/")!))

  /// Returns the lines of a text without indentation, and without empty lines.
  private static func lines(_ text: some StringProtocol) -> [String] {
    text.split(whereSeparator: \.isNewline).map { String($0.trimmingPrefix { $0 == " " }) }.filter { !$0.isEmpty }
  }

  /// Returns the examples in Swift under a heading of the page.
  private static func examples(under heading: String) throws -> [[String]] {
    let page = lines(try TextFile.read(folder + "../../../docs/contributing.md"))
    let start = try #require(page.firstIndex(of: "## \(heading)"))
    let section = page[(start + 1)...].prefix { !$0.hasPrefix("## ") }
    return section.split(separator: "```", omittingEmptySubsequences: false).compactMap { part in
      part.firstIndex(of: "```swift").map { Array(part[($0 + 1)...]) }
    }
  }

  @Test("The page for contributors shows how to add a driver method with code that is compiled and run")
  func driverMethod() throws {
    let code = try ["PosterDesign", "NavigationDesignTests"].map { name in
      Self.lines(try TextFile.read("\(Self.folder)\(name).swift")).joined(separator: "\n")
    }
    let examples = try Self.examples(under: "Add a driver method").map { $0.joined(separator: "\n") }
    #expect(examples.count == 3)
    for example in examples { #expect(code.contains { $0.contains(example) }, "\(example)") }
  }

  @Test(
    "The page for contributors names the files of a command of react-native-navigation, each of which has its example")
  func files() throws {
    let root = Self.folder + "../../../"
    let page = Self.lines(try TextFile.read(root + "docs/contributing.md"))
    let start = try #require(page.firstIndex(of: "### A command of react-native-navigation"))
    let rows = page[(start + 1)...].prefix { !$0.hasPrefix("#") }.filter { $0.hasPrefix("| `") }
    let files = rows.compactMap { $0.split(separator: "`").dropFirst().first }
    #expect(files.count == 14)
    for file in files { #expect(try TextFile.read(root + file).contains("popToRoot"), "\(file)") }
  }
}
