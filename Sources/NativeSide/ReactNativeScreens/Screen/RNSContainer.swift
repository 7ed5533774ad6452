internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime

/// A view that shows the screens among its React children that are active (react-native-screens §12).
@MainQueue
protocol RNSContainer: RCTComponentView {
  /// Called when the activity of a screen has changed.
  func markChildUpdated()
  /// Called when a view around this one has come into a window.
  func containerCameIntoWindow()
}

extension UIViewController {
  /// Makes a controller a child, with its view among the subviews of one of this controller's views, and with the
  /// appearance that is due by now.
  ///
  /// - Parameters:
  ///   - index: The place among the subviews. Nil for the frontmost one.
  ///   - work: Runs when the view is in place, before the child has appeared.
  func embed(
    _ child: UIViewController, in view: UIView, frame: CGRect, at index: Int? = nil, then work: () -> Void = {}
  ) {
    let isShown = isSeen
    addChild(child)
    if isShown { child.beginAppearanceTransition(true, animated: false) }
    child.view.frame = frame
    view.insertSubview(child.view, at: index ?? view.subviews.count)
    work()
    if isShown, appearanceState == .didAppear { child.endAppearanceTransition() }
    child.didMove(toParent: self)
  }

  /// Takes this controller and its view out of those around them.
  func removeFromContainer() {
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }
}

/// A container whose screens are a navigation controller's (react-native-screens §4).
@MainQueue
protocol RNSStack: RNSContainer {
  var stackController: UINavigationController { get }
  /// Makes UIKit show what React has.
  func updateContainer()
  /// The number of screens from a screen down to the one that is now on top, or 1.
  func screensAbove(_ screen: RNSScreen) -> Int
  /// Called when a finger has dismissed a modal.
  func modalWasDismissed(_ view: RNSScreenView)
}
