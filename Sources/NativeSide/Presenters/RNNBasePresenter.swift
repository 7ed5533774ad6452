internal import HeadlessUIKit
internal import Shared

/// Applies options to a controller, by phase (rnn-options §2.4).
@MainQueue
class RNNBasePresenter {
  @WeakReference private(set) var boundViewController: UIViewController?
  private(set) var defaultOptions = RNNNavigationOptions()

  /// `layout.autoHideHomeIndicator`: read when the controller is made and by merges; own options alone count
  /// (rnn-options §3.1).
  private(set) var autoHidesHomeIndicator = false

  func bindViewController(_ controller: any RNNLayoutProtocol) {
    boundViewController = controller
    autoHidesHomeIndicator = ResolvedOptions([controller.options]).bool(.autoHideHomeIndicator, default: false)
  }

  func setDefaultOptions(_ options: RNNNavigationOptions) { defaultOptions = options }

  func applyOptionsOnInit(_ options: ResolvedOptions) {
    setSwipeToDismiss(options.withDefault(defaultOptions).bool(.swipeToDismiss, default: true))
  }

  func applyOptions(_ options: ResolvedOptions) { setInsets(options.withDefault(defaultOptions).layoutInsets) }

  func mergeOptions(_ options: RNNNavigationOptions, resolvedOptions: ResolvedOptions) {
    let merged = ResolvedOptions([options] + resolvedOptions.withDefault(defaultOptions).layers)
    if let isOn = merged.bool(.swipeToDismiss) { setSwipeToDismiss(isOn) }
    let own = ResolvedOptions([options])
    if let isOn = own.bool(.autoHideHomeIndicator) {
      autoHidesHomeIndicator = isOn
      boundViewController?.setNeedsUpdateOfHomeIndicatorAutoHidden()
    }
    if own.value(at: .statusBarVisible) != nil { boundViewController?.setNeedsStatusBarAppearanceUpdate() }
    setInsets(own.layoutInsets)
  }

  /// Of the outermost container around; nothing is taken back where nothing is set.
  private func setInsets(_ insets: UIEdgeInsets?) {
    if let insets { boundViewController?.topMostAncestor.additionalSafeAreaInsets = insets }
  }

  private func setSwipeToDismiss(_ isOn: Bool) { boundViewController?.isModalInPresentation = !isOn }

  /// Renders what the controller waits for besides its own content, then calls `ready`.
  func renderComponents(_ options: ResolvedOptions, ready: @escaping () -> Void) { ready() }

  func componentWillAppear() {}
  func componentDidAppear() {}
  func componentDidDisappear() {}
}
