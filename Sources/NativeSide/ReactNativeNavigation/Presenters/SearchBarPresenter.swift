internal import HeadlessUIKit
internal import NavbridgeRuntime

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
