internal import NavbridgeVocabulary

/// Whether a stack leaves out a screen that UIKit has popped while the script still has it. Otherwise an old state of the script
/// pushes it again, until the script has heard of the pop (react-native-screens §4.1).
struct RNSReattachment: Equatable {
  /// True if such a screen is left out.
  var leavesOut: Bool
  /// True if one with `preventNativeDismiss` is shown again nevertheless.
  var restoresPrevented: Bool

  /// - Parameters:
  ///   - screens, modals: `iosPreventReattachmentOfDismissedScreens` and `…Modals` of the stack. Nil if they were not sent.
  ///   - isFrom26: true for the versions that have no such properties any more. It is asked for only where that decides.
  init(on architecture: Architecture, screens: Bool?, modals: Bool?, isFrom26: @autoclosure () -> Bool) {
    if architecture == .bridge {
      // The old architecture marks such a screen as it reports it.
      (leavesOut, restoresPrevented) = (true, true)
    } else if let screens {
      // 4.25 has the property for modals, too. Before that a screen with `preventNativeDismiss` is lost.
      (leavesOut, restoresPrevented) = (screens, modals != nil)
    } else {
      (leavesOut, restoresPrevented) = (isFrom26(), true)
    }
  }
}
