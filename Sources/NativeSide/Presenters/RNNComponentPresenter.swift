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
    super.applyOptionsOnInit(options)
    title.applyOptionsOnInit(options.withDefault(defaultOptions))
  }

  override func applyOptions(_ options: ResolvedOptions) {
    let options = options.withDefault(defaultOptions)
    setBackButtonVisible(options.bool(.backButtonVisible, default: true))
    setInterceptTouchOutside(options.bool(.overlayInterceptsTouchOutside, default: true))
  }

  override func mergeOptions(_ options: RNNNavigationOptions, resolvedOptions: ResolvedOptions) {
    super.mergeOptions(options, resolvedOptions: resolvedOptions)
    title.mergeOptions(options)
    if let isVisible = options.value(at: .backButtonVisible)?.bool { setBackButtonVisible(isVisible) }
    if let intercepts = options.value(at: .overlayInterceptsTouchOutside)?.bool { setInterceptTouchOutside(intercepts) }
  }

  private func setInterceptTouchOutside(_ intercepts: Bool) {
    (boundViewController as? RNNComponentViewController)?.reactView?.passThroughTouches = !intercepts
  }

  private func setBackButtonVisible(_ isVisible: Bool) {
    boundViewController?.navigationItem.hidesBackButton = !isVisible
  }
}
