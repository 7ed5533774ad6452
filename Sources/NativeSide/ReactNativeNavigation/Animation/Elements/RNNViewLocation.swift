internal import HeadlessUIKit

/// The place and look of an element at one end of a shared transition (rnn-options §7.5).
struct RNNViewLocation: Sendable, Equatable {
  /// The frame in the coordinates of the transition's container.
  let frame: CGRect
  let backgroundColor: AnimatedColor
  let transform: CATransform3D
  let cornerRadius: Double
  /// The look of the text, or nil if the element is not a text.
  let text: Text?

  struct Text: Sendable, Equatable {
    let fontSize: Double
    let color: AnimatedColor
  }

  var center: CGPoint { CGPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2) }

  /// Returns the transitions that change an element from this location to `end`. Equal properties have none.
  func transitions(to end: RNNViewLocation, timing: TransitionTiming) -> [Transition] {
    var changes: [Transition.Change] = []
    if frame.size != end.frame.size { changes.append(.bounds(from: frame.size, to: end.frame.size)) }
    if center != end.center { changes.append(.center(from: center, to: end.center)) }
    if backgroundColor != end.backgroundColor {
      changes.append(.backgroundColor(from: backgroundColor, to: end.backgroundColor))
    }
    if transform != end.transform { changes.append(.transform(from: transform, to: end.transform)) }
    if cornerRadius != end.cornerRadius { changes.append(.cornerRadius(from: cornerRadius, to: end.cornerRadius)) }
    if let text, let other = end.text {
      if text.fontSize != other.fontSize { changes.append(.fontSize(from: text.fontSize, to: other.fontSize)) }
      if text.color != other.color { changes.append(.textColor(from: text.color, to: other.color)) }
    }
    return changes.map { Transition(change: $0, timing: timing) }
  }
}
