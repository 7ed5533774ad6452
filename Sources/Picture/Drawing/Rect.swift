internal import NavbridgeWire

/// A rectangle on the screen, in points. `y` grows downwards.
struct Rect: Equatable {
  var x, y, width, height: Double

  static let zero = Rect(0, 0, 0, 0)

  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Reads `[x, y, width, height]`. Nil for anything else.
  init?(_ json: JSON?) {
    guard let numbers = json?.array, numbers.count == 4, let x = numbers[0].double, let y = numbers[1].double,
      let width = numbers[2].double, let height = numbers[3].double
    else { return nil }
    self.init(x, y, width, height)
  }

  var right: Double { x + width }
  var bottom: Double { y + height }
  var midX: Double { x + width / 2 }
  var midY: Double { y + height / 2 }
  var isEmpty: Bool { width <= 0 || height <= 0 }

  func inset(by distance: Double) -> Rect {
    Rect(x + distance, y + distance, width - 2 * distance, height - 2 * distance)
  }

  func moved(_ dx: Double, _ dy: Double) -> Rect { Rect(x + dx, y + dy, width, height) }

  /// True when a part of one rectangle lies in the other.
  func meets(_ other: Rect) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
  }
}
