internal import HeadlessUIKit

/// The animation of one property of a view from one value to another.
struct Transition: Sendable, Equatable {
  /// The property with its two values. Rotations are in degrees, all others in points or factors.
  enum Change: Sendable, Equatable {
    case alpha(from: Double, to: Double)
    /// The position of the view's left edge. The translation is relative to `to`.
    case x(from: Double, to: Double)
    case y(from: Double, to: Double)
    case translationX(from: Double, to: Double)
    case translationY(from: Double, to: Double)
    case rotationY(from: Double, to: Double)
    case scaleX(from: Double, to: Double)
    case scaleY(from: Double, to: Double)
    case bounds(from: CGSize, to: CGSize)
    case center(from: CGPoint, to: CGPoint)
    case backgroundColor(from: AnimatedColor, to: AnimatedColor)
    case transform(from: CATransform3D, to: CATransform3D)
    case cornerRadius(from: Double, to: Double)
    case fontSize(from: Double, to: Double)
    case textColor(from: AnimatedColor, to: AnimatedColor)
  }

  let change: Change
  let timing: TransitionTiming

  /// Writes the value at a time in milliseconds since the transition began. Writes nothing before the delay is over.
  func write(at elapsed: Double, to values: inout AnimatedValues) {
    guard let progress = timing.progress(at: elapsed) else { return }
    write(progress: progress, to: &values)
  }

  func write(progress: Double, to values: inout AnimatedValues) {
    func value(_ from: Double, _ to: Double) -> Double {
      timing.interpolator.interpolate(from: from, to: to, progress: progress)
    }
    switch change {
    case .alpha(let from, let to): values.alpha = value(from, to)
    case .x(let from, let to): values.concatenate(.translation(x: value(from, to) - to))
    case .y(let from, let to): values.concatenate(.translation(y: value(from, to) - to))
    case .translationX(let from, let to): values.concatenate(.translation(x: value(from, to)))
    case .translationY(let from, let to): values.concatenate(.translation(y: value(from, to)))
    case .rotationY(let from, let to): values.concatenate(.rotation(aboutY: value(from, to) * .pi / 180))
    case .scaleX(let from, let to): values.concatenate(.scale(x: value(from, to)))
    case .scaleY(let from, let to): values.concatenate(.scale(y: value(from, to)))
    case .bounds(let from, let to):
      values.bounds = CGSize(width: value(from.width, to.width), height: value(from.height, to.height))
    case .center(let from, let to): values.center = CGPoint(x: value(from.x, to.x), y: value(from.y, to.y))
    case .backgroundColor(let from, let to): values.backgroundColor = from.interpolate(to: to, progress: progress)
    case .transform(let from, let to):
      let entries = zip(from.entries, to.entries).map { value($0, $1) }
      values.concatenate(CATransform3D(entries: entries) ?? .identity)
    case .cornerRadius(let from, let to): values.cornerRadius = value(from, to)
    case .fontSize(let from, let to): values.fontSize = value(from, to)
    case .textColor(let from, let to): values.textColor = from.interpolate(to: to, progress: progress)
    }
  }
}
