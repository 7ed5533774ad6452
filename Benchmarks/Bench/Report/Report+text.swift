extension Benchmark.Report {
  /// The report as tables for people.
  package var text: String {
    ([headings.joined(separator: "\n")] + tables.map(\.text) + verdictLines).joined(separator: "\n\n")
  }

  /// The report as tables in Markdown.
  package var markdown: String {
    let lines = headings.map { $0.hasSuffix(".") ? $0 : $0 + "." }
    return (lines + tables.map(\.markdown) + verdictLines).joined(separator: "\n\n") + "\n"
  }

  private var verdictLines: [String] {
    verdict.sentences.isEmpty ? [] : [verdict.sentences.joined(separator: "\n")]
  }
}
