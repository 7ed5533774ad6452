internal import NavbridgeKernel

/// The properties and the events of a screen (react-native-screens §2, §3). Those of Android are left out.
enum RNSScreenDeclaration {
  static let properties: KeyValuePairs<String, ComponentPropertyType> = [
    "screenId": .text, "stackPresentation": .text, "stackAnimation": .text, "transitionDuration": .number,
    "replaceAnimation": .text, "gestureEnabled": .flag, "fullScreenSwipeEnabled": .text,
    "fullScreenSwipeShadowEnabled": .flag, "customAnimationOnSwipe": .flag, "swipeDirection": .text,
    "gestureResponseDistance": .object, "hideKeyboardOnSwipe": .flag, "preventNativeDismiss": .flag,
    "activityState": .number, "statusBarStyle": .text, "statusBarHidden": .flag, "statusBarAnimation": .text,
    "screenOrientation": .text, "homeIndicatorHidden": .flag, "sheetAllowedDetents": .array,
    "sheetLargestUndimmedDetent": .number, "sheetInitialDetent": .number, "sheetGrabberVisible": .flag,
    "sheetCornerRadius": .number, "sheetExpandsWhenScrolledToEdge": .flag,
  ]

  /// The event of each frame of a transition.
  static let progress = "topTransitionProgress"

  static let events = [
    "WillAppear", "WillDisappear", "Appear", "Disappear", "Dismissed", "NativeDismissCancelled", "GestureCancel",
    "HeaderHeightChange", "TransitionProgress", "SheetDetentChanged", "HeaderBackButtonClicked",
  ]
}
