internal import HeadlessUIKit
internal import Shared

/// Shows a screen's title. Set at construction and by merges alone, never when the screen appears (rnn-options §3.12).
@MainQueue
final class TopBarTitlePresenter {
  @WeakReference var boundViewController: UIViewController?

  func applyOptionsOnInit(_ options: ResolvedOptions) { show(options.value(at: .title)) }
  func mergeOptions(_ options: RNNNavigationOptions) { show(options.value(at: .title)) }

  private func show(_ title: JSON?) {
    if let text = title?.string { boundViewController?.title = text }
  }
}
