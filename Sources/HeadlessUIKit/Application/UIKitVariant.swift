internal import NavbridgeRuntime

/// A way that UIKit takes at some moments or in some versions, and that the emulator usually does not take. Each is off unless an
/// application, or a search of schedules, asks for it (uikit-behaviour §8).
public enum UIKitVariant: String, Sendable, CaseIterable {
  /// The completion of a presentation or dismissal that overlaps another one is never called.
  case lostCompletion = "lost-completion"
  /// Work of the device that is due at one instant runs in the opposite order, and before the script's timers of that
  /// instant.
  case equalTimers = "equal-timers"
  /// At a swipe that is interrupted a view controller gets `viewDidAppear` without `viewWillAppear`.
  case didAppearAlone = "did-appear-alone"

  /// One sentence on each occasion and the effect.
  public var sentence: String {
    switch self {
    case .lostCompletion:
      "A completion is never called where two transitions of presented view controllers overlap: that of a presentation or dismissal "
        + "which has to wait for another one, and that of an animated dismissal during which one without animation is asked for."
    case .equalTimers:
      "Work of the device that is due at the same instant runs in the opposite order, and before the script's timers of that instant."
    case .didAppearAlone:
      "A view controller gets viewDidAppear without viewWillAppear at a swipe that is interrupted: the one that stays, of a stack or a "
        + "sheet, and the one below it when the stack shows it next."
    }
  }

  /// The reports and documents in which it is found.
  public var source: String {
    switch self {
    case .lostCompletion:
      "software-mansion/react-native-screens #4591 (the completion of the overtaken dismissal), clearsightstudio/ProMotion #473 and "
        + "zetachang/DCModalSegue #10 (UIKit's log while a presentation or dismissal is in progress)"
    case .equalTimers:
      "couchbase/couchbase-lite-core #1467 (dispatch_after with equal times); no document of Apple promises an order"
    case .didAppearAlone:
      "software-mansion/react-native-screens #2178 (an end of a transition without its beginning), and apps that log this case; no "
        + "version of iOS is known for which it is the rule, so the occasion is proposed"
    }
  }
}

extension UIApplication {
  /// Returns true if UIKit takes a variant at this occasion, and reports that.
  ///
  /// - Parameter effect: the effect, as a sentence without its full stop.
  package func takes(_ variant: UIKitVariant, _ effect: () -> String) -> Bool {
    guard
      variants.contains(variant)
        || mainQueue.target.takesVariant({ "UIKit takes its variant '\(variant.rawValue)': \(effect())" })
    else { return false }
    takenVariants.insert(variant)
    onVariant(variant, effect())
    return true
  }
}
