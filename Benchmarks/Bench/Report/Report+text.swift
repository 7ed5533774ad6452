extension Benchmark.Report {
  /// The report as tables for people.
  public var text: String { ([heading] + tables.map(\.text)).joined(separator: "\n\n") }

  /// The report as tables in Markdown.
  public var markdown: String { ([heading + "."] + tables.map(\.markdown)).joined(separator: "\n\n") + "\n" }
}
