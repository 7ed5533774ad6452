internal import HeadlessUIKit

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
