internal import HeadlessUIKit

extension UIView {
  /// The views below this one that a finger can press, from front to back. React's content, which belongs to the script
  /// side, and the views of child view controllers are left out.
  var touchTargetsBelow: [TouchTarget] {
    subviews.reversed().flatMap { inner -> [TouchTarget] in
      if inner.isHidden || inner.controller != nil || inner is RCTSurfaceHostingView { return [] }
      return inner.touchTargetsBelow + [inner.touchTarget]
    }
  }

  private var touchTarget: TouchTarget {
    let control = self as? UIControl
    var target = TouchTarget(self, frame: bounds) { control?.tap() }
    target.testID = accessibilityIdentifier
    target.text = shownText
    target.isEnabled = control?.isEnabled ?? true
    return target
  }
}
