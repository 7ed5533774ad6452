internal import Shared

extension UINavigationController {
  /// How long a bar takes to slide in or out, in milliseconds (uikit-behaviour §5, UIKit's `hideShowBarDuration`).
  static var hideShowBarDuration: Double { 200 }

  /// Keeps the device busy, and transactions open, for as long as the bar slides. Nothing else waits for it.
  func slideBar(isHidden: Bool) {
    guard let application else { return }
    let name = className
    let animation = CATransaction.addAnimation()
    let transition = application.beginTransition { "the bar of <\(name)> slides \(isHidden ? "out" : "in")" }
    _ = application.clock.scheduleOnMain(after: .milliseconds(Self.hideShowBarDuration)) {
      application.endTransition(transition)
      animation?.end()
    }
  }
}
