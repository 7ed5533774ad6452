// Made by scripts/generate from the declarations of the options; do not edit.

extension NavigationOptions {
  /// A property of a view that a transition may animate.
  public enum AnimatedProperty: String, Sendable, CaseIterable {
    /// The property `alpha`.
    case alpha
    /// The property `x`.
    case x
    /// The property `y`.
    case y
    /// The property `translationX`.
    case translationX
    /// The property `translationY`.
    case translationY
    /// The property `rotationY`.
    case rotationY
    /// The property `scaleX`.
    case scaleX
    /// The property `scaleY`.
    case scaleY
    /// The property `rotationX`.
    case rotationX
  }
}
