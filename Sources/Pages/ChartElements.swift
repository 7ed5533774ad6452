/// The elements of which charts consist, and their style. The drawing is as wide as the screen of a phone, so that its texts can
/// be read there.
package enum ChartElements {
  package static let width = 360.0

  package static func drawing(height: Double, _ content: [String]) -> String {
    "<svg viewBox=\"0 0 \(Int(width)) \(Int(height.rounded()))\" role=\"img\">" + content.joined(separator: "\n")
      + "</svg>"
  }

  package static func text(_ text: String, x: Double, y: Double, _ attributes: String = "") -> String {
    "<text x=\"\(number(x))\" y=\"\(number(y))\"\(attributes)>\(Page.escaped(text))</text>"
  }

  /// - Parameter kind: the class of the line: `axis` or `rule`.
  package static func line(_ kind: String, from: (x: Double, y: Double), to: (x: Double, y: Double)) -> String {
    "<line class=\"\(kind)\" x1=\"\(number(from.x))\" x2=\"\(number(to.x))\" y1=\"\(number(from.y))\" "
      + "y2=\"\(number(to.y))\"/>"
  }

  /// A line through points.
  package static func path(_ points: [(x: Double, y: Double)], color: String) -> String {
    let places = points.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
    return "<polyline fill=\"none\" stroke-width=\"2\" stroke=\"\(color)\" points=\"\(places)\"/>"
  }

  /// A color for each of some lines, which differ in hue.
  package static func colors(_ count: Int) -> [String] {
    (0..<count).map { "hsl(\($0 * 360 / max(1, count)) 65% 50%)" }
  }

  /// A coordinate, which a tenth of a point places exactly enough.
  package static func number(_ value: Double) -> String {
    guard value.isFinite, value.magnitude < 1e9 else { return "0" }
    let tenths = Int((value.magnitude * 10).rounded())
    return "\(value < 0 && tenths > 0 ? "-" : "")\(tenths / 10).\(tenths % 10)"
  }

  /// The rules of pages that have charts.
  package static let style = """
    svg { width: 100%; max-width: 32rem; height: auto; margin-top: 1rem; }
    svg text { fill: var(--ink); font-size: 12px; }
    svg .bar { fill: var(--bar); }
    svg .beyond { fill: var(--beyond); }
    svg .rule { stroke: var(--faint); stroke-dasharray: 3 3; }
    svg .axis { stroke: var(--rule); }
    """
}
