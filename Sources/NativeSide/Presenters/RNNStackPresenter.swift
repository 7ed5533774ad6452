internal import HeadlessUIKit
internal import Shared

/// Applies a stack's options (rnn-options §2.5).
final class RNNStackPresenter: RNNBasePresenter {
  override func applyOptions(_ options: ResolvedOptions) {
    setPopGesture(options.withDefault(defaultOptions).bool(.popGesture, default: true))
  }

  override func mergeOptions(_ options: RNNNavigationOptions, resolvedOptions: ResolvedOptions) {
    super.mergeOptions(options, resolvedOptions: resolvedOptions)
    if let isEnabled = options.value(at: .popGesture)?.bool { setPopGesture(isEnabled) }
  }

  private func setPopGesture(_ isEnabled: Bool) {
    (boundViewController as? RNNStackController)?.interactivePopGestureRecognizer.isEnabled = isEnabled
  }
}
