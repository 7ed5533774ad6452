internal import NavbridgeRuntime

extension UITabBarController {
  /// Hides or shows the bar with a slide of some milliseconds of the application's clock. The bar is hidden when it has
  /// slid out, and shown when it begins to slide in. A later call replaces a slide that still runs.
  public func setTabBarHidden(_ isHidden: Bool, milliseconds: Double) {
    barSlide += 1
    guard milliseconds > 0, isInWindow, tabBar.isHidden != isHidden, let application else {
      tabBar.isHidden = isHidden
      return
    }
    if !isHidden { tabBar.isHidden = false }
    let slide = barSlide
    let name = className
    let animation = CATransaction.addAnimation()
    let transition = application.beginTransition { "the tab bar of <\(name)> slides \(isHidden ? "out" : "in")" }
    _ = application.scheduleEnd(ofAnimation: .milliseconds(milliseconds)) { [self] in
      if isHidden, slide == barSlide { tabBar.isHidden = true }
      application.endTransition(transition)
      animation?.end()
    }
  }
}
