internal import NavbridgeKernel

/// The properties of a screen (react-native-screens §2). Those of Android are left out.
enum RNSScreenProperty: Int, ComponentProperty {
  case screenId, stackPresentation, stackAnimation, transitionDuration, replaceAnimation, gestureEnabled
  case fullScreenSwipeEnabled, fullScreenSwipeShadowEnabled, customAnimationOnSwipe, swipeDirection
  case gestureResponseDistance, hideKeyboardOnSwipe, preventNativeDismiss, activityState
  case statusBarStyle, statusBarHidden, statusBarAnimation, screenOrientation, homeIndicatorHidden
  case sheetAllowedDetents, sheetLargestUndimmedDetent, sheetInitialDetent, sheetGrabberVisible, sheetCornerRadius
  case sheetExpandsWhenScrolledToEdge, iosOrientationInheritanceFixEnabled, synchronousShadowStateUpdatesEnabled
  case sheetDefaultResizeAnimationEnabled
  /// True if UIKit adjusts the first scroll view in a new screen. The host's script adds it.
  case firstScrollViewAdjusts

  var valueType: ComponentPropertyType {
    switch self {
    case .screenId, .stackPresentation, .stackAnimation, .replaceAnimation, .fullScreenSwipeEnabled, .swipeDirection,
      .statusBarStyle, .statusBarAnimation, .screenOrientation:
      .text
    case .gestureEnabled, .fullScreenSwipeShadowEnabled, .customAnimationOnSwipe, .hideKeyboardOnSwipe,
      .preventNativeDismiss, .statusBarHidden, .homeIndicatorHidden, .sheetGrabberVisible,
      .sheetExpandsWhenScrolledToEdge, .iosOrientationInheritanceFixEnabled, .synchronousShadowStateUpdatesEnabled,
      .sheetDefaultResizeAnimationEnabled, .firstScrollViewAdjusts:
      .flag
    case .transitionDuration, .activityState, .sheetLargestUndimmedDetent, .sheetInitialDetent, .sheetCornerRadius:
      .number
    case .gestureResponseDistance: .object
    case .sheetAllowedDetents: .array
    }
  }
}

/// The events of a screen (react-native-screens §3).
enum RNSScreenDeclaration {
  /// The event of each frame of a transition.
  static let progress = "topTransitionProgress"

  static let events = [
    "WillAppear", "WillDisappear", "Appear", "Disappear", "Dismissed", "NativeDismissCancelled", "GestureCancel",
    "HeaderHeightChange", "TransitionProgress", "SheetDetentChanged", "HeaderBackButtonClicked",
  ]
}
