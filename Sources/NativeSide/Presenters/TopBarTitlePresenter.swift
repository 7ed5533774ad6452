internal import HeadlessUIKit
internal import Shared

/// Shows a screen's title: a text or a React component, and a subtitle. Title and component are set at construction and
/// by merges alone, never when the screen appears (rnn-options §3.12).
@MainQueue
final class TopBarTitlePresenter {
  private let registry: RNNReactComponentRegistry
  @WeakReference var boundViewController: UIViewController?

  init(registry: RNNReactComponentRegistry) { self.registry = registry }

  func applyOptionsOnInit(_ options: ResolvedOptions) { setTitle(options) }

  func applyOptions(_ options: ResolvedOptions) { setSubtitle(options) }

  func mergeOptions(_ merged: ResolvedOptions, resolvedOptions: ResolvedOptions) {
    setTitle(merged)
    let mentions = merged.value(at: .title) != nil || merged.value(at: .subtitle) != nil
    if mentions { setSubtitle(ResolvedOptions(merged.layers + resolvedOptions.layers)) }
  }

  func componentWillAppear() { titleView?.componentWillAppear() }
  func componentDidAppear() { titleView?.componentDidAppear() }
  func componentDidDisappear() { titleView?.componentDidDisappear() }

  private var titleView: RNNReactView? { boundViewController?.navigationItem.titleView as? RNNReactView }

  private func setTitle(_ options: ResolvedOptions) {
    guard let controller = boundViewController else { return }
    if let component = ComponentOptions(options.value(at: .titleComponent)), let id = controller.componentId {
      let view = registry.createComponentIfNotExists(component, parentComponentId: id, type: .topBarTitle)
      guard view !== titleView else { return }
      removeTitleView()
      controller.navigationItem.titleView = view
      view.componentWillAppear()
      view.componentDidAppear()
    } else if let text = options.text(.title) {
      removeTitleView()
      controller.navigationItem.title = text
    }
  }

  /// A component in place of the title keeps it, and a large title leaves no room for a subtitle.
  private func setSubtitle(_ options: ResolvedOptions) {
    guard let item = boundViewController?.navigationItem, titleView == nil, let text = options.text(.subtitle),
      !options.bool(.largeTitleVisible, default: false)
    else { return }
    item.titleView = TopBarSubtitleView(title: item.title, subtitle: text)
  }

  private func removeTitleView() {
    if let titleView {
      titleView.componentDidDisappear()
      registry.removeChildComponent(titleView.componentId)
    }
    boundViewController?.navigationItem.titleView = nil
  }
}
