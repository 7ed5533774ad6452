internal import HeadlessUIKit
internal import Shared

/// Gives a screen its search bar, once, and takes it away by a merge alone (rnn-options §4.4, `topBar.searchBar`).
@MainQueue
final class SearchBarPresenter {
  @WeakReference var boundViewController: UIViewController?

  func applyOptions(_ options: ResolvedOptions) {
    if options.bool(.searchBarVisible, default: false) { show(options) }
  }

  func mergeOptions(_ merged: ResolvedOptions, resolvedOptions: ResolvedOptions) {
    switch merged.bool(.searchBarVisible) {
    case true?: show(ResolvedOptions(merged.layers + resolvedOptions.layers))
    case false?: boundViewController?.navigationItem.searchController = nil
    case nil: break
    }
  }

  private func show(_ options: ResolvedOptions) {
    guard let controller = boundViewController, controller.navigationItem.searchController == nil else { return }
    let search = UISearchController()
    let searched = controller as? RNNComponentViewController
    search.searchResultsUpdater = searched
    search.searchBar.delegate = searched
    search.searchBar.placeholder = options.text(.searchBarPlaceholder) ?? ""
    search.hidesNavigationBarDuringPresentation = options.bool(.searchBarHidesTopBarOnFocus, default: true)
    search.obscuresBackgroundDuringPresentation = options.bool(.searchBarObscuresBackground, default: false)
    controller.navigationItem.hidesSearchBarWhenScrolling = options.bool(.searchBarHidesOnScroll, default: false)
    controller.navigationItem.searchController = search
    controller.definesPresentationContext = true
    guard options.bool(.searchBarFocus, default: false) else { return }
    // With the next turn: the bar takes the field in with a layout pass.
    controller.application?.mainQueue.asyncMain { [slot = search.slot] in
      _ = (slot.object as? UISearchController)?.searchBar.becomeFirstResponder()
    }
  }
}
