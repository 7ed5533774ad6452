import Testing

@testable import NavbridgeBench

@Suite("A report")
struct ReportTests {
  private let table = ReportTable(
    "A & B", columns: ["name", "µs"], rows: [["a|b", "1.5"], ["<longer>", ""]], note: "Means.",
    chart: .bars(
      [.init(name: "\"x\" <y>", value: 3, bound: 2), .init(name: "z", value: 1, bound: 2)], of: "Times & more",
      unit: "µs"))

  @Test("A report aligns the columns of its tables")
  func text() {
    #expect(table.text == "A & B\nname       µs\na|b       1.5\n<longer>     \nMeans.")
  }

  @Test("A report keeps a cell's vertical bars apart from those of a table in Markdown")
  func markdown() {
    #expect(
      table.markdown == "### A & B\n\n| name | µs |\n| --- | ---: |\n| a\\|b | 1.5 |\n| <longer> |   |\n\nMeans.")
  }

  @Test(
    "A report has what a push and a pop give a user, beside two programs in C and the Mock, where they were measured")
  func pushPop() {
    let rounds = [WorkloadRow.Round(echo: Measurement([100]), ours: Measurement([50_000]))]
    func row(_ name: String) -> WorkloadRow { WorkloadRow(Workload(named: name)!, [name: rounds]) }
    let table = Benchmark.Report.pushPopTable([row("turbo-push-pop"), row("stand-in-push-pop")])
    #expect(table?.rows.count == 3 && table?.rows.first?.last?.hasPrefix("2") == true)
    #expect(table?.rows.last?.last == "725 to 1 804")
    #expect(Benchmark.Report.pushPopTable([row("c-command")]) == nil)
  }

  @Test("A report draws a bar beyond its bound in another colour, and escapes its name")
  func bars() {
    let svg = table.chart!.svg
    #expect(svg.contains("&quot;x&quot; &lt;y&gt;") && !svg.contains("<y>"))
    // Each colour has one more in the legend.
    #expect(svg.components(of: "class=\"beyond\"") == 2 && svg.components(of: "class=\"bar\"") == 2)
    #expect(svg.contains(">3.00 µs</text>") && svg.contains(">the bound</text>"))
    #expect(
      svg.contains("<figcaption>Times &amp; more</figcaption>") && svg.contains("aria-label=\"Times &amp; more\""))
    #expect(svg.contains("<desc>&quot;x&quot; &lt;y&gt; 3.00 µs, bound 2.00 µs; z 1.00 µs, bound 2.00 µs.</desc>"))
  }

  @Test("A report draws bars on a logarithmic scale where the longest would hide the others, and writes so")
  func logarithm() {
    let bars = [94.0, 1.2].map { Chart.Bar(name: "b", value: $0) }
    let svg = Chart.bars(bars, of: "t", unit: "µs").svg
    #expect(svg.contains("Logarithmic: the lines are 1, 10, 100 µs.") && !svg.contains("the bound"))
    // The small bar takes 8 hundredths of two decades, and not one of ninety-four parts.
    #expect(svg.contains("width=\"11.1\"") && svg.contains("width=\"276.2\""))
    #expect(
      !Chart.bars([19.0, 1].map { Chart.Bar(name: "b", value: $0) }, of: "t", unit: "").svg.contains("Logarithmic"))
  }

  @Test("A report draws charts no wider than a phone, so that their texts are not scaled down there")
  func width() {
    let line = Chart.Line(name: "tabs", points: [(10, 5), (100, 9)])
    let lines = Chart.lines([line, line, line], of: "t", unit: "µs", x: "number of things")
    for chart in [table.chart!, lines] { #expect(chart.svg.contains("\n<svg viewBox=\"0 0 360 ")) }
    // Each line has a look of its own, which its name in the legend has, too.
    for number in 0..<3 { #expect(lines.svg.components(of: "class=\"line line-\(number)\"") == 2) }
    #expect(lines.svg.contains(">µs</text>") && lines.svg.contains(">number of things</text>"))
    #expect(lines.svg.contains("<desc>tabs 5.00 µs at 10, 9.00 µs at 100; "))
  }

  @Test("A report is a page that needs no other file, in light and dark colours")
  func page() {
    var report = Benchmark.Report(placement: .oneCore, rounds: 1, count: 50)
    report.curves = [
      Curve(crowd: .tabs, points: [.init(size: 10, microseconds: 5), .init(size: 100, microseconds: 9)])
    ]
    report.peers = [Peer.Row(peer: .nng, p50: nil, p99: nil, ratio: nil)]
    let html = report.html
    for foreign in ["<script", "<link", "src=", "href=", "url(", "@import", "http:", "https:"] {
      #expect(!html.contains(foreign))
    }
    #expect(html.contains("prefers-color-scheme: dark") && html.contains("<polyline") && html.contains("not here"))
  }

  @Test(
    "A report states the growth of a curve in a sentence",
    arguments: [
      (10.0, 15.0, "grows to 1.50 times: 10.0 µs, then 15.0 µs."), (10, 10.2, "stays the same: 10.0 µs, then 10.2 µs."),
      (10, 8, "falls to 0.80 of it: 10.0 µs, then 8.0 µs."),
    ])
  func growth(_ first: Double, _ last: Double, _ end: String) {
    let points = [Curve.Point(size: 10, microseconds: first), .init(size: 1000, microseconds: last)]
    let curve = Curve(crowd: .calls, points: points)
    #expect(curve.sentence == "From 10 to 1000 pending calls, the time of a push and a pop \(end)")
  }

  @Test(
    "A report rounds numbers",
    arguments: [(0.005, 2, "0.01"), (12.345, 1, "12.3"), (99.96, 1, "100.0"), (-1.26, 1, "-1.3"), (7, 0, "7")])
  func rounding(_ number: Double, _ decimals: Int, _ text: String) {
    #expect(number.rounded(to: decimals) == text)
  }

  @Test("A report places powers of ten evenly on an axis")
  func axis() {
    let axis = Axis([12, 900], from: 0, to: 200)
    #expect(axis.ticks == [10, 100, 1000])
    #expect(axis.ticks.map(axis.place) == [0, 100, 200])
  }
}

extension String {
  fileprivate func components(of part: String) -> Int {
    var (count, rest) = (0, self[...])
    while let found = rest.firstRange(of: part) {
      count += 1
      rest = rest[found.upperBound...]
    }
    return count
  }
}
