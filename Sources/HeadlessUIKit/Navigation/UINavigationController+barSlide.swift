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

extension UINavigationController {
  /// True when a view controller of the stack hides the tab bar: the flagged one, or one above it, is on top
  /// (uikit-behaviour §2).
  var hidesBottomBar: Bool { bottomBarHider != nil }

  /// Finds out anew which view controller hides the tab bar, because the stack has changed.
  func findBottomBarHider(in new: [UIViewController], same: Int) {
    setBottomBarHider(bottomBarHider(in: new, same: same))
  }

  /// Asks all view controllers of the stack, as when their tab is selected.
  public func askForBottomBar() { findBottomBarHider(in: viewControllers, same: 0) }

  /// Shows the tab bar that the stack has hidden, until the stack is asked again.
  public func showBottomBar() { setBottomBarHider(nil) }

  private func setBottomBarHider(_ found: Int?) {
    guard found != bottomBarHider else { return }
    bottomBarHider = found
    tabBarController?.bottomBarChanged()
  }
}

/// A stack as the screen shows it: the lowest view controllers of the present stack, and above them those that the stack
/// has lost since.
///
/// It is a difference from the stack because a copy of a deep stack would cost as much as all of its view controllers.
struct StackOnScreen<Controller: AnyObject>: RandomAccessCollection {
  private let below: ArraySlice<Controller>
  private let above: [Controller]

  /// - Parameters:
  ///   - stack: The present stack.
  ///   - shared: The number of its lowest view controllers that the screen shows.
  ///   - above: The view controllers above them.
  init(_ stack: [Controller], shared: Int, above: [Controller]) {
    below = stack[..<shared]
    self.above = above
  }

  var startIndex: Int { 0 }
  var endIndex: Int { below.count + above.count }

  subscript(index: Int) -> Controller { index < below.count ? below[index] : above[index - below.count] }

  /// Returns true when a view controller is shown in the stack. The top is looked at first.
  func contains(identical controller: Controller) -> Bool {
    if above.contains(identical: controller) { return true }
    for index in below.indices.reversed() where below[index] === controller { return true }
    return false
  }
}
