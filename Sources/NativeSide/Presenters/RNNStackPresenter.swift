internal import HeadlessUIKit
internal import Shared

/// Applies a stack's options (rnn-options §2.5).
final class RNNStackPresenter: RNNBasePresenter {
  let background: TopBarBackgroundPresenter

  init(registry: RNNReactComponentRegistry) { background = TopBarBackgroundPresenter(registry: registry) }

  override func applyOptions(_ options: ResolvedOptions) {
    super.applyOptions(options)
    // Of the background's component defaults are not asked (rnn-options §4.4).
    presentBackground(options.value(at: .backgroundComponent))
    let options = options.withDefault(defaultOptions)
    setPopGesture(options.bool(.popGesture, default: true))
    setTopBarVisible(
      options.bool(.topBarVisible, default: true), animated: options.bool(.topBarAnimate, default: true))
    stack?.hidesBarsOnSwipe = childHidesOnScroll
    stack?.navigationBar.accessibilityIdentifier = options.text(.topBarTestID)
  }

  override func mergeOptions(_ options: RNNNavigationOptions, resolvedOptions: ResolvedOptions) {
    super.mergeOptions(options, resolvedOptions: resolvedOptions)
    let merged = ResolvedOptions([options])
    if let isEnabled = merged.bool(.popGesture) { setPopGesture(isEnabled) }
    if let isVisible = merged.bool(.topBarVisible) {
      setTopBarVisible(isVisible, animated: merged.bool(.topBarAnimate, default: true))
    }
    if let hides = merged.bool(.topBarHideOnScroll) { stack?.hidesBarsOnSwipe = hides }
    if let testID = merged.text(.topBarTestID) { stack?.navigationBar.accessibilityIdentifier = testID }
    if let component = merged.value(at: .backgroundComponent) { presentBackground(component) }
  }

  override func renderComponents(_ options: ResolvedOptions, ready: @escaping () -> Void) {
    guard let stack, ComponentOptions(options.value(at: .backgroundComponent)) != nil else { return ready() }
    background.present(options.value(at: .backgroundComponent), on: stack)
    ready()
  }

  override func componentWillAppear() { background.componentWillAppear() }
  override func componentDidAppear() { background.componentDidAppear() }
  override func componentDidDisappear() { background.componentDidDisappear() }

  private var stack: RNNStackController? { boundViewController as? RNNStackController }

  /// Of the visible child's own options alone: those of others are lost in merging (rnn-options §3.1).
  private var childHidesOnScroll: Bool {
    guard let child = stack?.getCurrentChild() else { return false }
    return ResolvedOptions([child.options]).bool(.topBarHideOnScroll, default: false)
  }

  private func presentBackground(_ component: JSON?) {
    if let stack { background.present(component, on: stack) }
  }

  private func setPopGesture(_ isEnabled: Bool) { stack?.interactivePopGestureRecognizer.isEnabled = isEnabled }

  private func setTopBarVisible(_ isVisible: Bool, animated: Bool) {
    stack?.setNavigationBarHidden(!isVisible, animated: animated)
  }
}
