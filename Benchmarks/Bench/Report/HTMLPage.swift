internal import NavbridgePages

/// The report as one page that needs no other file.
struct HTMLPage {
  private let report: Benchmark.Report

  init(_ report: Benchmark.Report) { self.report = report }

  var text: String {
    let parts =
      ["<h1>navbridge bench</h1>"] + report.headings.map { "<p>\(Page.escaped($0))</p>" }
      + report.tables.map { Self.section($0) } + report.verdict.sentences.map { "<p>\(Page.escaped($0))</p>" }
    return Page(title: "navbridge bench", style: ChartElements.style, body: parts.joined(separator: "\n")).text
  }

  private static func section(_ table: ReportTable) -> String {
    let notes = table.note.split(separator: "\n").map { "<p>\(Page.escaped(String($0)))</p>" }
    return """
      <section>
      <h2>\(Page.escaped(table.title))</h2>
      \(Page.table(table.title, columns: table.columns, rows: table.rows, hasWords: table.hasWords))
      \(notes.joined(separator: "\n"))
      \(table.chart?.svg ?? "")
      </section>
      """
  }
}

extension Benchmark.Report {
  /// The report as one page with charts, in light or dark colours.
  package var html: String { HTMLPage(self).text }
}
