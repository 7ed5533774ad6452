internal import HeadlessUIKit
internal import Shared

/// Applies a component's options (rnn-options §2.5).
final class RNNComponentPresenter: RNNBasePresenter {
  private let title: TopBarTitlePresenter
  private let buttons: RNNButtonsPresenter
  private let search = SearchBarPresenter()
  private let geometry = ScreenGeometryPresenter()

  init(registry: RNNReactComponentRegistry, eventEmitter: RNNEventEmitter) {
    title = TopBarTitlePresenter(registry: registry)
    buttons = RNNButtonsPresenter(registry: registry, eventEmitter: eventEmitter)
  }

  override func bindViewController(_ controller: any RNNLayoutProtocol) {
    super.bindViewController(controller)
    title.boundViewController = controller
    buttons.boundViewController = controller
    search.boundViewController = controller
    geometry.boundViewController = controller
  }

  override func applyOptionsOnInit(_ options: ResolvedOptions) {
    super.applyOptionsOnInit(options)
    let options = options.withDefault(defaultOptions)
    title.applyOptionsOnInit(options)
    geometry.applyOptionsOnInit(options)
  }

  override func applyOptions(_ options: ResolvedOptions) {
    super.applyOptions(options)
    let options = options.withDefault(defaultOptions)
    geometry.applyOptions(options)
    setBackButtonVisible(options.bool(.backButtonVisible, default: true))
    setInterceptTouchOutside(options.bool(.overlayInterceptsTouchOutside, default: true))
    search.applyOptions(options)
    title.applyOptions(options)
    buttons.apply(options)
  }

  override func mergeOptions(_ options: RNNNavigationOptions, resolvedOptions: ResolvedOptions) {
    super.mergeOptions(options, resolvedOptions: resolvedOptions)
    let merged = ResolvedOptions([options])
    geometry.mergeOptions(merged, resolvedOptions: resolvedOptions.withDefault(defaultOptions))
    if let isVisible = merged.bool(.backButtonVisible) { setBackButtonVisible(isVisible) }
    if let intercepts = merged.bool(.overlayInterceptsTouchOutside) { setInterceptTouchOutside(intercepts) }
    search.mergeOptions(merged, resolvedOptions: resolvedOptions.withDefault(defaultOptions))
    title.mergeOptions(merged, resolvedOptions: resolvedOptions.withDefault(defaultOptions))
    buttons.apply(merged)
  }

  /// The screen's own events come first, then the title's, then the buttons' (rnn-layouts §15).
  override func componentWillAppear() {
    title.componentWillAppear()
    buttons.componentWillAppear()
  }

  override func componentDidAppear() {
    title.componentDidAppear()
    buttons.componentDidAppear()
  }

  override func componentDidDisappear() {
    title.componentDidDisappear()
    buttons.componentDidDisappear()
  }

  private func setInterceptTouchOutside(_ intercepts: Bool) {
    (boundViewController as? RNNComponentViewController)?.reactView?.passThroughTouches = !intercepts
  }

  private func setBackButtonVisible(_ isVisible: Bool) {
    boundViewController?.navigationItem.hidesBackButton = !isVisible
  }
}
