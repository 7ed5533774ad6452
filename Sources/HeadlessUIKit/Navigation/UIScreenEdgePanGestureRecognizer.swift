public import NavbridgeRuntime

/// The swipe from the left edge that pops.
@MainQueue
public final class UIScreenEdgePanGestureRecognizer {
  public var isEnabled = true
  /// The gesture delegate's decision on whether a touch may begin the swipe. When it is nil, the swipe requires a
  /// visible back button (uikit-behaviour §2).
  public var shouldReceiveTouch: (() -> Bool)?

  init() {}
}
