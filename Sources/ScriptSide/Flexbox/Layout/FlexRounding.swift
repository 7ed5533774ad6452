import Glibc

/// Puts places on the pixel grid (flexbox §8). Edges are rounded where they are on the screen, so that boxes that touch
/// still touch; a box of text is never rounded to less than the text needs.
struct FlexRounding {
  let scale: Double
  /// True if each node is rounded, because the grid is another than before.
  let all: Bool
  private(set) var changed: [FlexNode] = []
  private(set) var count = 0

  init(scale: Double, all: Bool) {
    self.scale = scale
    self.all = all
  }

  mutating func round(_ node: FlexNode, parentAt: FlexPoint) {
    count += 1
    let at = FlexPoint(x: parentAt.x + node.origin.x, y: parentAt.y + node.origin.y)
    let isText = node.measure != nil
    let horizontal = extent(origin: node.origin.x, at: at.x, length: node.size.width, isText: isText)
    let vertical = extent(origin: node.origin.y, at: at.y, length: node.size.height, isText: isText)
    let frame = FlexRect(
      x: horizontal.origin, y: vertical.origin, width: horizontal.length, height: vertical.length)
    if frame != node.frame {
      node.frame = frame
      changed.append(node)
    }
    let shifted = !isWhole(at.x - node.roundedAt.x) || !isWhole(at.y - node.roundedAt.y)
    guard all || node.awaitsRounding || shifted else { return }
    node.awaitsRounding = false
    node.roundedAt = at
    for child in node.children { round(child, parentAt: at) }
  }

  /// True if a shift leaves the descendants' frames as they are, because it is one by whole pixels.
  private func isWhole(_ shift: Double) -> Bool {
    shift == 0 || (scale != 0 && abs(shift * scale - (shift * scale).rounded()) < 1e-9)
  }

  private func extent(origin: Double, at: Double, length: Double, isText: Bool) -> (origin: Double, length: Double) {
    guard scale != 0 else { return (origin, length) }
    let start: FloatingPointRoundingRule? = isText ? .down : nil
    let isFractional = !nearlyEqual((length * scale).rounded(), length * scale)
    let end: FloatingPointRoundingRule? = isText ? (isFractional ? .up : .down) : nil
    // The sum makes a negative zero a positive one.
    return (onGrid(origin, start) + 0, onGrid(at + length, end) - onGrid(at, start) + 0)
  }

  /// The nearest point of the grid, or the next one in the direction of `rule`. A value that is nearly on the grid is
  /// taken to be there.
  private func onGrid(_ value: Double, _ rule: FloatingPointRoundingRule?) -> Double {
    let scaled = value * scale
    let nearest = scaled.rounded()
    if nearlyEqual(scaled, nearest) { return nearest / scale }
    if let rule { return scaled.rounded(rule) / scale }
    let below = scaled.rounded(.down)
    let isUpper = scaled - below > 0.5 || nearlyEqual(scaled - below, 0.5)
    return (isUpper ? below + 1 : below) / scale
  }

  private func nearlyEqual(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 0.0001 }
}
