internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeWire
internal import OrderedCollections

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

extension TransitionOptions {
  /// Returns the transitions of a view with this alpha and origin, in the order in which iOS combines the effects
  /// (rnn-options §7.3). A missing start or end value is the view's current value.
  func transitions(alpha: Double, origin: CGPoint) -> [Transition] {
    Property.allCases.compactMap { property in
      guard let details = details[property], details.hasAnimation else { return nil }
      func ends(_ unset: Double) -> (from: Double, to: Double) { (details.from ?? unset, details.to ?? unset) }
      return change(property, ends, alpha: alpha, origin: origin).map { Transition(change: $0, timing: details.timing) }
    }
  }

  private func change(
    _ property: Property, _ ends: (Double) -> (from: Double, to: Double), alpha: Double, origin: CGPoint
  ) -> Transition.Change? {
    switch property {
    case .alpha: .alpha(from: ends(alpha).from, to: ends(alpha).to)
    case .x: .x(from: ends(origin.x).from, to: ends(origin.x).to)
    case .y: .y(from: ends(origin.y).from, to: ends(origin.y).to)
    case .translationX: .translationX(from: ends(0).from, to: ends(0).to)
    case .translationY: .translationY(from: ends(0).from, to: ends(0).to)
    case .rotationY: .rotationY(from: ends(0).from, to: ends(0).to)
    case .scaleX: .scaleX(from: ends(1).from, to: ends(1).to)
    case .scaleY: .scaleY(from: ends(1).from, to: ends(1).to)
    case .rotationX: nil
    }
  }
}

/// The values that an animation sets on a view in one frame. It leaves a property unchanged if its value is nil.
struct AnimatedValues: Sendable, Equatable {
  var alpha: Double?
  /// The product of all translations, scales and rotations, in their order.
  var transform: CATransform3D?
  var bounds: CGSize?
  var center: CGPoint?
  var backgroundColor: AnimatedColor?
  var cornerRadius: Double?
  var fontSize: Double?
  var textColor: AnimatedColor?

  mutating func concatenate(_ next: CATransform3D) { transform = (transform ?? .identity).concatenating(next) }

  /// The description in traces.
  var json: JSON {
    var members: JSONObject = [:]
    members["alpha"] = alpha.map { .double($0) }
    members["transform"] = transform.map { .numbers($0.entries) }
    members["bounds"] = bounds.map { .numbers([0, 0, $0.width, $0.height]) }
    members["center"] = center.map { .numbers([$0.x, $0.y]) }
    members["backgroundColor"] = backgroundColor.map { .numbers($0.components) }
    members["cornerRadius"] = cornerRadius.map { .double($0) }
    members["fontSize"] = fontSize.map { .double($0) }
    members["textColor"] = textColor.map { .numbers($0.components) }
    return .object(members)
  }
}
