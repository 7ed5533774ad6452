internal import HeadlessUIKit
internal import NavbridgeRuntime

/// Animates the properties of one view (rnn-options §7.3).
@MainQueue
class BaseAnimator {
  /// The name in traces: a component, an element, or a pair of elements.
  let id: String
  let view: UIView
  /// The length in milliseconds.
  let length: Double
  /// The transitions that have not ended.
  private var remaining: [Transition]

  init(id: String, view: UIView, transitions: [Transition]) {
    self.id = id
    self.view = view
    length = transitions.map(\.timing).runLength
    remaining = transitions
  }

  /// The time of the next end, of this animator or of one of its properties, in milliseconds since the start.
  var nextEnd: Double { remaining.map(\.timing.end).reduce(length, min) }

  /// Called before the first frame.
  func begin() {}

  /// Draws the frame at a time. A property that has ended is drawn at its end value once. From the next frame on it no
  /// longer contributes to the transform, as on iOS; its other effects stay.
  ///
  /// - Parameter elapsed: The time in milliseconds since the start.
  final func draw(at elapsed: Double) -> AnimatedValues {
    var values = AnimatedValues()
    for transition in remaining { transition.write(at: elapsed, to: &values) }
    remaining.removeAll { $0.timing.end <= elapsed }
    apply(values)
    return values
  }

  /// Sets every remaining property to its end value, also before its time.
  final func drawEnd() -> AnimatedValues {
    var values = AnimatedValues()
    for transition in remaining { transition.write(progress: 1, to: &values) }
    apply(values)
    return values
  }

  /// Called after the last frame of all animators that run together.
  func end() {}

  func apply(_ values: AnimatedValues) {
    if let alpha = values.alpha { view.alpha = alpha }
    view.transform3D = values.transform ?? .identity
  }
}
