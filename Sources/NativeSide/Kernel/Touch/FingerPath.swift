internal import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeVocabulary

/// The way of a finger over an element, or of two fingers.
enum FingerPath: Sendable {
  /// Without a distance, in points, the finger goes over half of the element.
  case swipe(SwipeDirection, distance: Double?, SwipeSpeed)
  /// The finger rests for `hold`, in nanoseconds, before it moves.
  case drag(x: Double, y: Double, hold: Int64)
  /// A second finger, beside the first one, moves to a multiple of their distance.
  case pinch(scale: Double)
  /// The fingers go where the driver wants.
  case way([Step])

  /// A place of the fingers, as an offset from the one where the first finger began.
  struct Step: Sendable, Equatable {
    /// The time after the step before, in nanoseconds.
    let delay: Int64
    /// Nil if the finger only rests.
    var first: CGPoint?
    var second: CGPoint?
  }

  /// An element of an unknown size counts as one of 400 points.
  private static let unknown = CGSize(width: 400, height: 400)
  /// The time between two moves, in nanoseconds: a frame at 60 Hz.
  private static let frame = Int64.milliseconds(1000.0 / 60)
  /// How long a finger rests before it is lifted, in nanoseconds, so that it has no speed.
  private static let rest = Int64.milliseconds(150)

  /// The steps of the fingers over an element.
  func steps(over size: CGSize?) -> [Step] {
    let size = size ?? Self.unknown
    switch self {
    case .way(let steps): return steps
    case .swipe(let direction, let distance, let speed):
      let isVertical = direction == .up || direction == .down
      let length = distance ?? (isVertical ? size.height : size.width) / 2
      let way = direction == .up || direction == .left ? -length : length
      let end = isVertical ? CGPoint(x: 0, y: way) : CGPoint(x: way, y: 0)
      let moves = Self.line(to: end, frames: speed == .fast ? 6 : 60)
      return speed == .fast ? moves : moves + [Step(delay: Self.rest)]
    case .drag(let x, let y, let hold):
      let moves = Self.line(to: CGPoint(x: x, y: y), frames: 30)
      return (hold > 0 ? [Step(delay: hold)] : []) + moves + [Step(delay: Self.rest)]
    case .pinch(let scale):
      let room = min(size.width, size.height) * 0.45
      let start = room / max(1, scale)
      return Self.line(to: CGPoint(x: start * (scale - 1), y: 0), frames: 20, includesStart: true).map { step in
        Step(
          delay: step.delay, first: .zero, second: CGPoint(x: start + (step.first?.x ?? 0), y: 0))
      } + [Step(delay: Self.rest)]
    }
  }

  private static func line(to end: CGPoint, frames: Int, includesStart: Bool = false) -> [Step] {
    ((includesStart ? 0 : 1)...frames).map { frame in
      let part = Double(frame) / Double(frames)
      return Step(delay: Self.frame, first: CGPoint(x: end.x * part, y: end.y * part))
    }
  }
}
