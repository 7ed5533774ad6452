import Testing

/// The code of the README's first use, of docs/testing-apps.md and of docs/from-jest.md, run as a user runs it.
@Suite("The page about tests", .timeLimit(.minutes(20)))
struct TestPageTests {
  private static func folder(_ files: [String: String]) throws -> TestFolder {
    TestFolder(
      files.merging(["stack-with-modal.js": try Folder.text("Examples/stack-with-modal.js")]) { one, _ in one })
  }

  /// A block of the README that follows a mark.
  private static func block(_ mark: String, _ language: String = "js") throws -> String {
    let page = try Folder.text("README.md")
    return try #require(page.texts(between: "<!-- \(mark) -->\n```\(language)\n", and: "```\n").first)
  }

  @Test("The page about tests has files of tests that pass on both routes", arguments: ["testing-apps", "from-jest"])
  func snippets(page: String) async throws {
    let blocks = try Folder.text("docs/\(page).md").texts(between: "```js\n", and: "```\n")
    #expect(blocks.count >= 4)
    let files = blocks.enumerated().map { ("\($0).test.js", $1) }
    let folder = try Self.folder(Dictionary(uniqueKeysWithValues: files))
    let (code, output, error) = try await folder.run(["--architecture", "both"])
    #expect(code == 0 && error == "", "\(output)")
    for (name, text) in files {
      #expect(text.contains("test"))
      #expect(output.contains("FOLDER/\(name) (bridge)\n") && output.contains("FOLDER/\(name) (turbo)\n"))
    }
  }

  @Test("The page about tests agrees with the README, whose test fails before it has its tap and passes with it")
  func readme() async throws {
    let test = try Self.block("begin test").replacing("./Examples/", with: "./")
    #expect(test.split(separator: "\n").count < 10)
    let folder = try Self.folder(["modal.test.js": test])
    let failing = try await folder.run()
    #expect(failing.code == 1)
    for line in try Self.block("begin failure", "").replacing("./Examples/", with: "./").split(separator: "\n") {
      #expect(failing.output.contains(line.replacing("at ", with: "at FOLDER/")), "\(line):\n\(failing.output)")
    }
    let tap = try Self.block("begin tap")
    folder.write(test.replacing("  await expect", with: "\(tap)  await expect"), to: "modal.test.js")
    let passing = try await folder.run(["--architecture", "both"])
    #expect(passing.code == 0, "\(passing.output)")
  }
}
