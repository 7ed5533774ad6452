/// The report as one page that needs no other file.
struct HTMLPage {
  private let report: Benchmark.Report

  init(_ report: Benchmark.Report) { self.report = report }

  var text: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>navbridge bench</title>
    <style>\(Self.style)</style>
    </head>
    <body>
    <h1>navbridge bench</h1>
    \(report.headings.map { "<p>\(Self.escaped($0))</p>" }.joined(separator: "\n"))
    \(report.tables.map { Self.section($0) }.joined(separator: "\n"))
    \(report.verdict.sentences.map { "<p>\(Self.escaped($0))</p>" }.joined(separator: "\n"))
    </body>
    </html>

    """
  }

  private static func section(_ table: ReportTable) -> String {
    let head = table.columns.map { "<th>\(escaped($0))</th>" }.joined()
    let rows = table.rows.map { cells in "<tr>" + cells.map { "<td>\(escaped($0))</td>" }.joined() + "</tr>" }
    let notes = table.note.split(separator: "\n").map { "<p>\(escaped(String($0)))</p>" }
    return """
      <section>
      <h2>\(escaped(table.title))</h2>
      <div class="wide"><table>
      <thead><tr>\(head)</tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody>
      </table></div>
      \(notes.joined(separator: "\n"))
      \(table.chart?.svg ?? "")
      </section>
      """
  }

  /// Returns text as the content of an element, or as the value of an attribute in quotation marks.
  static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.append(character)
      }
    }
  }

  private static let style = """
    :root { color-scheme: light dark; --ink: #1d2129; --paper: #ffffff; --faint: #6b7280; --rule: #d9dde3; --bar: #3b6fd4; \
    --beyond: #c2410c; }
    @media (prefers-color-scheme: dark) { :root { --ink: #e6e8ec; --paper: #15181d; --faint: #9aa3af; --rule: #343a44; \
    --bar: #7aa2f7; --beyond: #fb923c; } }
    body { margin: 2rem auto; max-width: 64rem; padding: 0 1rem; color: var(--ink); background: var(--paper); \
    font: 15px/1.5 system-ui, sans-serif; }
    .wide { overflow-x: auto; }
    table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
    th, td { padding: .2rem .7rem; border-bottom: 1px solid var(--rule); text-align: right; white-space: nowrap; }
    th:first-child, td:first-child { text-align: left; }
    section { margin: 2.5rem 0; }
    svg { width: 100%; max-width: 32rem; height: auto; margin-top: 1rem; }
    svg text { fill: var(--ink); font-size: 12px; }
    svg .bar { fill: var(--bar); }
    svg .beyond { fill: var(--beyond); }
    svg .rule { stroke: var(--faint); stroke-dasharray: 3 3; }
    svg .axis { stroke: var(--rule); }
    """
}

extension Benchmark.Report {
  /// The report as one page with charts, in light or dark colours.
  package var html: String { HTMLPage(self).text }
}
