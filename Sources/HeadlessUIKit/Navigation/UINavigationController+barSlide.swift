internal import Shared

extension UINavigationController {
  /// How long a bar takes to slide in or out, in milliseconds (uikit-behaviour §5, UIKit's `hideShowBarDuration`).
  static var hideShowBarDuration: Double { 200 }

  /// Keeps the device busy, and transactions open, for as long as the bar slides. Nothing else waits for it.
  func slideBar(isHidden: Bool) {
    animateBar(milliseconds: Self.hideShowBarDuration) { "the bar of <\($0)> slides \(isHidden ? "out" : "in")" }
  }

  /// How long the buttons of a bar take to fade over, in milliseconds: as long as views take by default. UIKit publishes
  /// no time.
  static var buttonsDuration: Double { 200 }

  /// The same while buttons fade over, where the bar is seen and is that of the item.
  func fadeButtons(of item: UINavigationItem) {
    guard appearanceState == .didAppear, !isNavigationBarHidden, controllerInBar?.navigationItem === item else {
      return
    }
    animateBar(milliseconds: Self.buttonsDuration) { "the buttons in the bar of <\($0)> fade over" }
  }

  private func animateBar(milliseconds: Double, _ description: @escaping (String) -> String) {
    guard let application else { return }
    let name = className
    let animation = CATransaction.addAnimation()
    let transition = application.beginTransition { description(name) }
    _ = application.clock.scheduleOnMain(after: .milliseconds(milliseconds)) {
      application.endTransition(transition)
      animation?.end()
    }
  }
}
