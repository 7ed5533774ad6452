internal import NavbridgeWire

/// A rectangle in points of the window.
struct ScreenRectangle: Equatable, Sendable {
  var x, y, width, height: Double

  init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// A frame of a snapshot, `[x, y, width, height]`; nil for anything else.
  init?(_ frame: JSON?) {
    guard let numbers = frame?.array?.compactMap(\.double), numbers.count == 4 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  var area: Double { width * height }
  var end: (x: Double, y: Double) { (x + width, y + height) }

  /// The part that lies in another one, too; nil if that is none.
  func intersection(_ other: ScreenRectangle) -> ScreenRectangle? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(end.x, other.end.x), min(end.y, other.end.y))
    guard right > left, bottom > top else { return nil }
    return ScreenRectangle(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The parts that lie in none of another one: above, below and at its sides.
  func subtracting(_ other: ScreenRectangle) -> [ScreenRectangle] {
    guard let hole = intersection(other) else { return [self] }
    let parts = [
      ScreenRectangle(x: x, y: y, width: width, height: hole.y - y),
      ScreenRectangle(x: x, y: hole.end.y, width: width, height: end.y - hole.end.y),
      ScreenRectangle(x: x, y: hole.y, width: hole.x - x, height: hole.height),
      ScreenRectangle(x: hole.end.x, y: hole.y, width: end.x - hole.end.x, height: hole.height),
    ]
    return parts.filter { $0.width > 0 && $0.height > 0 }
  }

  func contains(_ point: SIMD2<Double>) -> Bool {
    point.x >= x && point.x <= end.x && point.y >= y && point.y <= end.y
  }
}
