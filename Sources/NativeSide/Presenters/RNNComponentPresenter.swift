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

  override func mergeOptions(_ options: RNNNavigationOptions, resolvedOptions: ResolvedOptions) {
    title.mergeOptions(options)
  }
}
