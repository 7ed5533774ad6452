internal import HeadlessUIKit
internal import Shared

/// Gives a screen its search bar, once, and takes it away by a merge alone (rnn-options §4.4, `topBar.searchBar`). Every
/// merge looks whether there is to be one, whatever it mentions: the default options may have changed since.
@MainQueue
final class SearchBarPresenter {
  @WeakReference var boundViewController: UIViewController?

  /// All but `visible` is read when the bar is made.
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
    // Of the colours default options are not asked; a merge is asked alone.
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
    // With the next turn: the bar takes the field in with a layout pass.
    controller.application?.mainQueue.asyncMain { [slot = search.slot] in
      _ = (slot.object as? UISearchController)?.searchBar.becomeFirstResponder()
    }
  }
}
