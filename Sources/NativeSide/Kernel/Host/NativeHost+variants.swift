internal import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeVocabulary

/// The variants of UIKit that were taken: a diagnostic, a record of the trace and a line of the transcript for each.
extension NativeHost {
  func report(_ variant: UIKitVariant, _ effect: String) {
    let sentence = "UIKit's variant '\(variant.rawValue)': \(effect)."
    diagnostics.record("UIKIT_VARIANT", sentence)
    trace?.record(.variant, subject: variant.rawValue, action: effect)
    noteVariant(sentence)
    if variant == .lostCompletion { lastLoss = (clock.now, sentence) }
  }

  /// The sentence about the completion that UIKit has lost at this instant. A promise that is released with the completion is
  /// known only by that.
  var lossOfThisInstant: String? { lastLoss.flatMap { $0.at == clock.now ? $0.sentence : nil } }

  /// Returns true if timers of the same instant fire in another order.
  func takesEqualTimers(_ order: String) -> Bool {
    application.takes(.equalTimers) { "of the same instant, \(order)" }
  }
}
