/// How a view takes part in touches and accessibility.
struct ViewInteraction {
  /// 0 is invisible, 1 opaque.
  var alpha: Double = 1
  var isUserInteractionEnabled = true
  var accessibilityElementsHidden = false
}
