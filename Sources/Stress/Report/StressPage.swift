internal import NavbridgePages

/// The report as one page that needs no other file.
package struct StressPage {
  private let cases: [StressCase]

  package init(_ cases: [StressCase]) { self.cases = cases }

  package var text: String {
    let parts = ["<h1>navbridge stress</h1>"] + cases.map(Self.section)
    return Page(title: "navbridge stress", style: Self.style, body: parts.joined(separator: "\n")).text
  }

  private static func section(_ one: StressCase) -> String {
    let content =
      switch one.result {
      case .error(let reason): element("p", reason, class: "bad")
      case .report(let report): body(of: report, one.title)
      }
    return "<section>\n\(element("h2", one.title))\n\(content)\n</section>"
  }

  private static func body(of report: StressReport, _ title: String) -> String {
    let settings = report.settings
    let count = report.faults.count
    let verdict = report.passed ? "Passed." : count == 1 ? "There is 1 fault." : "There are \(count) faults."
    var parts = [
      element("p", verdict, class: report.passed ? "good" : "bad"),
      element(
        "p",
        "\(report.cycles) cycles with \(settings.inFlight) commands in flight, seed \(settings.seed), in "
          + "\(ChartElements.number(report.seconds)) s. \(report.ledger.outcomes.total) of \(report.ledger.issued) commands "
          + "have settled."),
    ]
    if !report.faults.isEmpty {
      let items = report.faults.kept.map { element("li", "\($0.kind.rawValue): \($0)") }
      let more = count - report.faults.kept.count
      parts.append(
        "<ul>\n\((items + (more > 0 ? [element("li", "… and \(more) more")] : [])).joined(separator: "\n"))\n</ul>")
    }
    if let chart = MemoryChart(report.samples.all) { parts.append(element("h3", "Memory") + chart.svg) }
    parts.append(
      element("h3", "Interruptions")
        + Page.table(
          "Interruptions, \(title)", columns: ["interruption", "times"],
          rows: report.ways.map { [$0.name, "\($0.count)"] }))
    parts.append(
      element("h3", "Commands by their ends")
        + Page.table(
          "Commands by their ends, \(title)", columns: ["command"] + Outcome.allCases.map(\.rawValue),
          rows: CommandKind.allCases.compactMap { kind in
            report.ledger.outcomesOfKind[kind].map { counts in
              [kind.rawValue] + Outcome.allCases.map { "\(counts[$0])" }
            }
          }))
    parts.append(
      element("h3", "Figures")
        + Page.table(
          "Figures, \(title)", columns: ["figure"] + report.checkpoints.map(\.moment.rawValue), rows: report.figures))
    return parts.joined(separator: "\n")
  }

  /// The only place at which a text of the run becomes markup.
  private static func element(_ tag: String, _ text: String, class name: String? = nil) -> String {
    "<\(tag)\(name.map { " class=\"\($0)\"" } ?? "")>\(Page.escaped(text))</\(tag)>"
  }

  private static let style =
    ChartElements.style + """

      .good { color: var(--good); }
      .bad { color: var(--bad); }
      """
}
