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
