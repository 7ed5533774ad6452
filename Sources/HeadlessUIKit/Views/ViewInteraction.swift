/// The properties of a view that concern touches and accessibility.
struct ViewInteraction {
  /// The opacity: 0 is invisible, 1 is opaque.
  var alpha: Double = 1
  var isUserInteractionEnabled = true
  var accessibilityElementsHidden = false
}
