internal import NavbridgeWire

/// The arguments of `docs`.
struct DocsArguments: ToolArguments {
  var words: String?
  var page: String?
  var max = Answer.usualLimit

  static let fields: [ToolField<Self>] = [
    ToolField("words", \.words, "The words to look for."),
    ToolField("page", \.page, "A page, such as schedules.md."),
    ToolField("max", \.max, Answer.meaningOfMax, in: Answer.boundsOfMax),
  ]
}

extension Tool {
  static let docs = Tool(
    "docs", title: "Documentation", DocsArguments.self,
    "Searches navbridge's documentation, or shows one of its pages: how tests are written, what is simulated and how exactly."
  ) { (arguments, _) async throws(ToolRefusal) in
    if let page = arguments.page {
      guard let found = DocsPage.all.first(where: { $0.path == page }) else {
        let names = DocsPage.all.map(\.path)
        throw ToolRefusal(
          "There is no page '\(page.cut(to: 60))'.\(names.question(about: page)) The pages are: \(names.joined(separator: ", "))."
        )
      }
      return Answer(
        found.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init), max: arguments.max)
    }
    guard let words = arguments.words else {
      return Answer(DocsPage.all.map { "\($0.path): \($0.title)" }, max: arguments.max)
    }
    let results = DocsSearch(words).results(most: 8)
    guard !results.isEmpty else {
      throw ToolRefusal("No section has all of these words. Fewer words find more; without words the pages are listed.")
    }
    return Answer(results, max: arguments.max)
  }
}
