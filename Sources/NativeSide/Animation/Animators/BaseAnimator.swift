internal import HeadlessUIKit
internal import Shared

/// Animates the properties of one view (rnn-options §7.3).
@MainQueue
class BaseAnimator {
  /// Names what is animated, in traces: a component, an element, or a pair of them.
  let id: String
  let view: UIView
  private let transitions: [Transition]

  init(id: String, view: UIView, transitions: [Transition]) {
    self.id = id
    self.view = view
    self.transitions = transitions
  }

  /// Milliseconds.
  var length: Double { transitions.map(\.timing).runLength }

  /// Before the first frame.
  func begin() {}

  /// - Parameter elapsed: milliseconds since the beginning.
  final func draw(at elapsed: Double) -> AnimatedValues {
    var values = AnimatedValues()
    for transition in transitions { transition.write(at: elapsed, to: &values) }
    apply(values)
    return values
  }

  /// Forces every property to its end, also those whose time has not come.
  final func drawEnd() -> AnimatedValues {
    var values = AnimatedValues()
    for transition in transitions { transition.write(progress: 1, to: &values) }
    apply(values)
    return values
  }

  /// After the last frame.
  func end() {}

  func apply(_ values: AnimatedValues) {
    if let alpha = values.alpha { view.alpha = alpha }
    view.transform3D = values.transform ?? .identity
  }
}
