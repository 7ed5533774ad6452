internal import NavbridgeVocabulary

/// Whether a stack leaves out a screen that UIKit has popped while the script still has it. Otherwise an old state of the script
/// pushes it again, until the script has heard of the pop (react-native-screens §4.1).
///
/// Versions of react-native-screens differ in it, and a bundle does not state its version. The properties that the library's own
/// JavaScript sends with each stack and screen do.
struct RNSReattachment: Equatable {
  /// True if such a screen is left out.
  var leavesOut: Bool
  /// True if one with `preventNativeDismiss` is shown again nevertheless.
  var restoresPrevented: Bool

  /// - Parameters:
  ///   - screens, modals: `iosPreventReattachmentOfDismissedScreens` and `…Modals` of the stack. Nil if they were not sent.
  ///   - synchronous: `synchronousShadowStateUpdatesEnabled` of a screen. Nil if it was not sent.
  ///   - inherits: True if a screen has `iosOrientationInheritanceFixEnabled`.
  ///   - hasId: True if a screen has a `screenId`.
  init(
    on architecture: Architecture, screens: Bool?, modals: Bool?, synchronous: Bool?, inherits: Bool, hasId: Bool
  ) {
    let isNewest = inherits || (synchronous == true && screens == nil)
    if architecture == .bridge || isNewest {
      // The old architecture marks such a screen as it reports it; from 4.26 on the new one always leaves it out.
      (leavesOut, restoresPrevented) = (true, true)
    } else if let screens {
      // 4.25 has the property for modals, too. Before that a screen with `preventNativeDismiss` is lost.
      (leavesOut, restoresPrevented) = (screens, modals != nil)
    } else if synchronous != nil || hasId {
      // Up to 4.20.
      (leavesOut, restoresPrevented) = (false, true)
    } else {
      // Nothing shows the version, so that it is the newest.
      (leavesOut, restoresPrevented) = (true, true)
    }
  }
}
