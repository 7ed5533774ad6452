internal import HeadlessUIKit
internal import Shared

/// Animates the properties of one view (rnn-options §7.3).
@MainQueue
class BaseAnimator {
  /// Names what is animated, in traces: a component, an element, or a pair of them.
  let id: String
  let view: UIView
  /// Milliseconds.
  let length: Double
  /// Those that have not come to their end.
  private var remaining: [Transition]

  init(id: String, view: UIView, transitions: [Transition]) {
    self.id = id
    self.view = view
    length = transitions.map(\.timing).runLength
    remaining = transitions
  }

  /// When the animator, or the next of its properties, comes to its end, in milliseconds since the beginning.
  var nextEnd: Double { remaining.map(\.timing.end).reduce(length, min) }

  /// Before the first frame.
  func begin() {}

  /// A property that has come to its end is drawn there once, and moves, scales and turns nothing any more from the next
  /// frame on, as on iOS; what it has set otherwise stays.
  ///
  /// - Parameter elapsed: milliseconds since the beginning.
  final func draw(at elapsed: Double) -> AnimatedValues {
    var values = AnimatedValues()
    for transition in remaining { transition.write(at: elapsed, to: &values) }
    remaining.removeAll { $0.timing.end <= elapsed }
    apply(values)
    return values
  }

  /// Forces every property that is left to its end, also those whose time has not come.
  final func drawEnd() -> AnimatedValues {
    var values = AnimatedValues()
    for transition in remaining { transition.write(progress: 1, to: &values) }
    apply(values)
    return values
  }

  /// After the last frame of all that move together.
  func end() {}

  func apply(_ values: AnimatedValues) {
    if let alpha = values.alpha { view.alpha = alpha }
    view.transform3D = values.transform ?? .identity
  }
}
