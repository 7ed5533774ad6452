internal import HeadlessUIKit
internal import Shared

/// Applies options to a controller, by phase (rnn-options §2.4).
@MainQueue
class RNNBasePresenter {
  @WeakReference private(set) var boundViewController: UIViewController?
  private(set) var defaultOptions = RNNNavigationOptions()

  func bindViewController(_ controller: any RNNLayoutProtocol) { boundViewController = controller }
  func setDefaultOptions(_ options: RNNNavigationOptions) { defaultOptions = options }

  func applyOptionsOnInit(_ options: ResolvedOptions) {
    setSwipeToDismiss(options.withDefault(defaultOptions).bool(.swipeToDismiss, default: true))
  }

  func applyOptions(_ options: ResolvedOptions) {}

  func mergeOptions(_ options: RNNNavigationOptions, resolvedOptions: ResolvedOptions) {
    let merged = ResolvedOptions([options] + resolvedOptions.withDefault(defaultOptions).layers)
    if let isOn = merged.bool(.swipeToDismiss) { setSwipeToDismiss(isOn) }
  }

  private func setSwipeToDismiss(_ isOn: Bool) { boundViewController?.isModalInPresentation = !isOn }

  /// Renders what the controller waits for besides its own content, then calls `ready`.
  func renderComponents(_ options: ResolvedOptions, ready: @escaping () -> Void) { ready() }

  func componentWillAppear() {}
  func componentDidAppear() {}
  func componentDidDisappear() {}
}
