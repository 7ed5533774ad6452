public import Shared

/// The swipe from the left edge that pops.
@MainQueue
public final class UIScreenEdgePanGestureRecognizer {
  public var isEnabled = true
  /// The gesture's delegate: whether a touch may begin the swipe. Without one, a visible back button is what allows it
  /// (uikit-behaviour §2).
  public var shouldReceiveTouch: (() -> Bool)?

  init() {}
}
