/// The outline of a letter or an icon.
package struct GlyphOutline: Equatable, Sendable {
  /// A point of a contour, in the font's units. `y` grows upwards.
  struct Point: Equatable {
    var x, y: Double
    /// False for a point to which a curve only bends.
    var isOnCurve: Bool
  }

  /// The most points of an outline, with those of all its parts.
  static let mostPoints = 20_000

  /// The outline as the data of a path in SVG, in the font's units with `y` growing downwards. Empty for a blank.
  package let path: String
  /// The distance to the next letter, in the font's units.
  package let advance: Int

  init(_ contours: [[Point]], advance: Int) {
    var path = Path()
    for contour in contours { path.add(contour) }
    self.path = path.text
    self.advance = advance
  }
}

/// The data of a path while it is written.
private struct Path {
  private(set) var text = ""

  /// Adds a closed contour of quadratic curves. Between two points to which curves bend lies a point of the curve, in
  /// the middle.
  mutating func add(_ contour: [GlyphOutline.Point]) {
    guard let first = contour.first, let last = contour.last else { return }
    let start = first.isOnCurve ? first : last.isOnCurve ? last : Self.middle(first, last)
    let rest = first.isOnCurve ? contour.dropFirst() : last.isOnCurve ? contour.dropLast() : contour[...]
    write("M", start)
    var bend: GlyphOutline.Point?
    for point in rest {
      switch (bend, point.isOnCurve) {
      case (nil, true): write("L", point)
      case (nil, false): bend = point
      case (let control?, true):
        write("Q", control, point)
        bend = nil
      case (let control?, false):
        write("Q", control, Self.middle(control, point))
        bend = point
      }
    }
    if let bend { write("Q", bend, start) }
    text += "Z"
  }

  private static func middle(_ one: GlyphOutline.Point, _ other: GlyphOutline.Point) -> GlyphOutline.Point {
    .init(x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, isOnCurve: true)
  }

  private mutating func write(_ command: String, _ points: GlyphOutline.Point...) {
    text += command
    for (index, point) in points.enumerated() {
      if index > 0 { text += " " }
      text += "\(Self.number(point.x)) \(Self.number(-point.y))"
    }
  }

  /// A number in tenths of a unit, without a fraction of 0.
  private static func number(_ value: Double) -> String {
    let tenths = Int((max(-1e6, min(1e6, value)) * 10).rounded())
    if tenths % 10 == 0 { return "\(tenths / 10)" }
    return "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }
}
