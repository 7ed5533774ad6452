internal import HeadlessUIKit
internal import Shared

/// Applies a component's options (rnn-options §2.5).
final class RNNComponentPresenter: RNNBasePresenter {
  private let title = TopBarTitlePresenter()

  override func bindViewController(_ controller: any RNNLayoutProtocol) {
    super.bindViewController(controller)
    title.boundViewController = controller
  }

  override func applyOptionsOnInit(_ options: ResolvedOptions) {
    title.applyOptionsOnInit(options.withDefault(defaultOptions))
  }

  override func applyOptions(_ options: ResolvedOptions) {
    setBackButtonVisible(options.withDefault(defaultOptions).bool(.backButtonVisible, default: true))
  }

  override func mergeOptions(_ options: RNNNavigationOptions, resolvedOptions: ResolvedOptions) {
    title.mergeOptions(options)
    if let isVisible = options.value(at: .backButtonVisible)?.bool { setBackButtonVisible(isVisible) }
  }

  private func setBackButtonVisible(_ isVisible: Bool) {
    boundViewController?.navigationItem.hidesBackButton = !isVisible
  }
}
