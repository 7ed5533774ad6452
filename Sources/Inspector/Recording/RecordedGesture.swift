internal import NavbridgeWire

/// The way of a finger in the params of `device/gesture`, as languages need it that have words for touches and swipes.
struct RecordedGesture {
  /// The first and the last place, in points of the screen.
  let start, end: SIMD2<Double>
  /// The time from the first to the last place, in milliseconds.
  let time: Double
  /// True for a finger that has hardly moved.
  let isStill: Bool

  /// True for a finger that presses long where it is.
  var isLong: Bool { time >= RecordedAct.longPress }

  /// Nil for params without places.
  init?(_ params: JSON) {
    let path = params["path"]?.array ?? []
    let places = path.compactMap { place -> SIMD2<Double>? in
      guard let x = place[0]?.double, let y = place[1]?.double else { return nil }
      return SIMD2(x, y)
    }
    guard let start = places.first, let end = places.last else { return nil }
    (self.start, self.end) = (start, end)
    time = path.reduce(0) { $0 + ($1[2]?.double ?? 0) }
    isStill = places.allSatisfy { abs($0.x - start.x) < RecordedAct.slop && abs($0.y - start.y) < RecordedAct.slop }
  }
}
