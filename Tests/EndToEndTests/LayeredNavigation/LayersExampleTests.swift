import NavbridgeLauncher
import NavbridgeVocabulary
import Testing

/// Examples/layers/app.js and the code of docs/layered-navigation.md, run as a user runs them.
@Suite("An example of the layered navigation", .timeLimit(.minutes(20)))
struct LayersExampleTests {
  private static let arguments = ["--design", "layered-navigation", "--epoch-time", "0", "--architecture"]

  @Test(
    "An example of the layered navigation runs, with all its chapters, on both routes", arguments: Architecture.allCases
  )
  func example(_ architecture: Architecture) async throws {
    let folder = try Folder(try Folder.text("Examples/layers/app.js"))
    let (ending, output) = try await folder.run(Self.arguments + [architecture.rawValue])
    #expect(ending.code == 0, "\(ending.standardError)")
    #expect(
      output == """
        The root of the main navigation
          nav
        A push on a tab that does not show
          the article 7 has loaded
          tab0 tab0[Article.7]
        An accessory, which reports to its opener
          tab0 + 2 tab0[Article.7] accesory2[Login]
          the login reports {"step":"name"}
          the login reports {"step":"password"}
          the login reports {"user":"ada"}
          the login has gone
          tab0 tab0[Article.7]
        Four operations as one
          the article 8 has loaded
          tab0 + 0 nav[Settings] tab0[Article.8] accesory0[Hint]
        The same with one that is refused: nothing changes
          parentNotShown: The accessory 'Hint' is shown over Home, Article only, and 'Settings' shows. Show one of those first.
          tab0 + 0 nav[Settings] tab0[Article.8] accesory0[Hint]
        Back to the main navigation, which hides all above it
          nav tab0[Article.8]

        """)
  }

  @Test(
    "An example of the layered navigation of the page prints what the page shows, on both routes",
    arguments: Architecture.allCases)
  func page(_ architecture: Architecture) async throws {
    let page = try Folder.text("docs/layered-navigation.md")
    let blocks = page.texts(between: "```js\n", and: "```\n")
    #expect(blocks.count == 7)
    let folder = try Folder(blocks.joined(separator: "\n"))
    let (ending, output) = try await folder.run(Self.arguments + [architecture.rawValue])
    #expect(ending.code == 0, "\(ending.standardError)")
    #expect(output == page.texts(between: "<!-- begin output -->\n```\n", and: "```\n").first)
  }

  @Test("An example of the layered navigation describes the content of its layers, an accessory in a window of its own")
  func content() async throws {
    let folder = try Folder(try Folder.text("Examples/layers/app.js"))
    let (ending, output) = try await ChildProcess.ending(
      of: .navbridge, ["snapshot", folder.app, "--at", "1500"] + Self.arguments + ["turbo"],
      environment: folder.environment)
    #expect(ending.code == 0, "\(ending.standardError)")
    let windows = output.split(separator: "\n").map(String.init).split { $0.hasPrefix("overlay window") }
    #expect(windows.count == 2)
    #expect(windows.first?.contains { $0.contains(#"Text "Article 7""#) } == true)
    #expect(windows.last?.contains { $0.contains(#"Text "Log in""#) } == true)
  }

  @Test("An example of the layered navigation shows the life of an operation as the page prints it")
  func tree() async throws {
    let page = try Folder.text("docs/layered-navigation.md")
    let blocks = page.texts(between: "```js\n", and: "```\n")
    let folder = try Folder(blocks.prefix(2).joined(separator: "\n"))
    let (ending, output) = try await folder.run(Self.arguments + ["turbo", "--trace-tree", "push3"])
    #expect(ending.code == 0, "\(ending.standardError)")
    let shown = page.texts(between: "<!-- begin trace -->\n```\n", and: "```\n").first ?? ""
    #expect(Self.withoutTimes(shown) == Self.withoutTimes(output).suffix(Self.withoutTimes(shown).count))
  }

  /// The lines of a tree without the real times at their beginnings.
  private static func withoutTimes(_ text: String) -> [String] {
    text.split(separator: "\n").map { String($0.dropFirst(11)) }
  }
}
