/// The elements of which charts consist, and their style. The drawing is as wide as the screen of a phone, so that its texts can
/// be read there.
package enum ChartElements {
  package static let width = 360.0

  /// A chart under its title, which names what is drawn and its unit.
  ///
  /// - Parameter values: what the chart shows in words, for those who do not see it.
  package static func figure(title: String, values: String, height: Double, _ content: [String]) -> String {
    """
    <figure>
    <figcaption>\(Page.escaped(title))</figcaption>
    <svg viewBox="0 0 \(Int(width)) \(Int(height.rounded()))" role="img" aria-label="\(Page.escaped(title))">
    <desc>\(Page.escaped(values))</desc>
    \(content.joined(separator: "\n"))
    </svg>
    </figure>
    """
  }

  package static func text(_ text: String, x: Double, y: Double, _ attributes: String = "") -> String {
    "<text x=\"\(number(x))\" y=\"\(number(y))\"\(attributes)>\(Page.escaped(text))</text>"
  }

  /// - Parameter kind: the class of the line: `axis`, `rule`, `halo`, or the look of a line of a chart.
  package static func line(_ kind: String, from: (x: Double, y: Double), to: (x: Double, y: Double)) -> String {
    "<line class=\"\(kind)\" x1=\"\(number(from.x))\" x2=\"\(number(to.x))\" y1=\"\(number(from.y))\" "
      + "y2=\"\(number(to.y))\"/>"
  }

  /// An upright rule that is seen on paper and on a bar.
  package static func rule(x: Double, from top: Double, to bottom: Double) -> String {
    line("halo", from: (x, top), to: (x, bottom)) + line("rule", from: (x, top), to: (x, bottom))
  }

  /// A line through points.
  ///
  /// - Parameter line: its number among the lines of the chart, from 0, which gives its colour and its dashes.
  package static func path(_ points: [(x: Double, y: Double)], line: Int) -> String {
    let places = points.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
    return "<polyline class=\"\(look(of: line))\" points=\"\(places)\"/>"
  }

  /// The name of a line in the legend, behind a piece of the line.
  package static func key(_ name: String, line: Int, x: Double, y: Double) -> String {
    Self.line(look(of: line), from: (x, y - 4), to: (x + 24, y - 4)) + text(name, x: x + 30, y: y)
  }

  private static func look(of line: Int) -> String { "line line-\(line % looks.count)" }

  /// The colours of lines in light and in dark pages, each with three times the contrast to its page that graphics need, and their
  /// dashes, by which they differ without colours, too.
  private static let looks: [(light: String, dark: String, dashes: String)] = [
    ("#2f5fc4", "#8ab0fa", ""), ("#c2410c", "#fb923c", "6 3"), ("#17753a", "#6fd08c", "2 3"),
    ("#7a35b8", "#c9a6ff", "9 3 2 3"), ("#00707f", "#5cc8d6", "12 4"), ("#b3261e", "#f2877f", "4 2"),
    ("#8a5a00", "#e0b050", "1 4"), ("#5f6875", "#a3acb9", "9 3 2 3 2 3"),
  ]

  /// A coordinate, which a tenth of a point places exactly enough.
  package static func number(_ value: Double) -> String {
    guard value.isFinite, value.magnitude < 1e9 else { return "0" }
    let tenths = Int((value.magnitude * 10).rounded())
    return "\(value < 0 && tenths > 0 ? "-" : "")\(tenths / 10).\(tenths % 10)"
  }

  /// The rules of pages that have charts.
  package static let style = """
    figure { margin: 1.5rem 0 0; }
    figcaption { color: var(--faint); }
    svg { display: block; width: 100%; max-width: 32rem; height: auto; margin-top: .5rem; }
    svg text { fill: var(--ink); font-size: 12px; }
    svg .bar { fill: var(--bar); }
    svg .beyond { fill: var(--beyond); }
    svg .halo { stroke: var(--paper); stroke-width: 4; }
    svg .rule { stroke: var(--ink); stroke-width: 1.5; stroke-dasharray: 4 2; }
    svg .axis { stroke: var(--rule); }
    svg .line { fill: none; stroke-width: 2; }
    \(lineRules)
    """

  private static var lineRules: String {
    let dashes = looks.enumerated().map { number, look in
      "svg .line-\(number) { stroke: \(look.light);\(look.dashes.isEmpty ? "" : " stroke-dasharray: \(look.dashes);") }"
    }
    let dark = looks.enumerated().map { "svg .line-\($0) { stroke: \($1.dark); }" }.joined(separator: " ")
    return (dashes + ["@media (prefers-color-scheme: dark) { \(dark) }"]).joined(separator: "\n")
  }
}
