internal import NavbridgeRuntime

extension UINavigationController {
  /// The duration of the bar's slide in or out, in milliseconds (uikit-behaviour §5, UIKit's `hideShowBarDuration`).
  static var hideShowBarDuration: Double { 200 }

  /// Keeps the device busy, and transactions open, while the bar slides. Nothing else waits for the slide.
  func slideBar(isHidden: Bool) {
    animateBar(milliseconds: Self.hideShowBarDuration) { "the bar of <\($0)> slides \(isHidden ? "out" : "in")" }
  }

  /// The duration of the fade between the buttons of a bar, in milliseconds. It is the default duration of view
  /// animations, because UIKit publishes no value.
  static var buttonsDuration: Double { 200 }

  /// Keeps the device busy, and transactions open, while the buttons fade. It has no effect unless the bar is visible
  /// and shows the item.
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
    _ = application.scheduleEnd(ofAnimation: .milliseconds(milliseconds)) {
      application.endTransition(transition)
      animation?.end()
    }
  }
}
