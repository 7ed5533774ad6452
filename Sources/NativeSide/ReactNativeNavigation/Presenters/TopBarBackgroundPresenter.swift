internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime

/// Shows a React component behind a stack's bar until another one replaces it. It receives the same appearance events
/// as the stack's children (rnn-layouts §15).
@MainQueue
final class TopBarBackgroundPresenter {
  private let registry: RNNReactComponentRegistry
  private(set) var view: RNNReactView?

  init(registry: RNNReactComponentRegistry) { self.registry = registry }

  /// Shows a component. It is looked up under the visible child.
  func present(_ component: ComponentOptions, on stack: RNNStackController) {
    guard let child = stack.getCurrentChild() else { return }
    let new = registry.createComponentIfNotExists(
      component, parentComponentId: child.layoutInfo.componentId, type: .topBarBackground)
    guard new !== view else { return }
    remove()
    view = new
    stack.navigationBar.backgroundView = new
    new.componentWillAppear()
    new.componentDidAppear()
  }

  func componentWillAppear() { view?.componentWillAppear() }
  func componentDidAppear() { view?.componentDidAppear() }
  func componentDidDisappear() { view?.componentDidDisappear() }

  private func remove() {
    guard let view else { return }
    registry.removeChildComponent(view.componentId)
    view.removeFromSuperview()
    self.view = nil
  }
}

/// Adds a search bar to a screen once, and removes it only by a merge (rnn-options §4.4, `topBar.searchBar`). Every
/// merge checks whether there is to be one, whatever it mentions, because the default options may have changed.
@MainQueue
final class SearchBarPresenter {
  @WeakReference var boundViewController: UIViewController?

  /// The properties. All options but `visible` are read when the bar is created.
  static let properties = PresentedProperties<SearchBarPresenter>([
    PresentedProperty([.topBar.searchBar.visible], byEveryMerge: true) { presenter, options in
      if options.resolved.boolOrDefault(.topBar.searchBar.visible) {
        presenter.show(options)
      } else if options.merged != nil {
        presenter.boundViewController?.navigationItem.searchController = nil
      }
    }
  ])

  private func show(_ presented: PresentedOptions) {
    guard let controller = boundViewController, controller.navigationItem.searchController == nil else { return }
    let options = presented.resolved
    let search = UISearchController()
    let searched = controller as? RNNComponentViewController
    search.searchResultsUpdater = searched
    search.searchBar.delegate = searched
    search.searchBar.placeholder = options.textOrDefault(.topBar.searchBar.placeholder)
    search.searchBar.cancelText = options.text(.topBar.searchBar.cancelText)
    // Default options are not read for the colours. In a merge only the merged options are read.
    let colors = presented.merged == nil ? presented.withoutDefaults : presented.asked
    search.searchBar.backgroundColor = colors.color(.topBar.searchBar.backgroundColor)
    search.searchBar.tintColor = colors.color(.topBar.searchBar.tintColor)
    search.hidesNavigationBarDuringPresentation = options.boolOrDefault(.topBar.searchBar.hideTopBarOnFocus)
    search.obscuresBackgroundDuringPresentation =
      options.boolOrDefault(.topBar.searchBar.obscuresBackgroundDuringPresentation)
    controller.navigationItem.hidesSearchBarWhenScrolling = options.boolOrDefault(.topBar.searchBar.hideOnScroll)
    controller.navigationItem.searchController = search
    controller.definesPresentationContext = true
    guard options.boolOrDefault(.topBar.searchBar.focus) else { return }
    // The bar adopts the search field in a layout pass, so the focus waits for the next turn.
    controller.application?.async { [slot = search.slot] in
      _ = unsafe (slot.object as? UISearchController)?.searchBar.becomeFirstResponder()
    }
  }
}
