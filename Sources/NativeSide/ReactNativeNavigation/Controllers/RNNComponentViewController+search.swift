internal import HeadlessUIKit

/// Sends the events of a search in this screen (rnn-layouts §7.1).
extension RNNComponentViewController: UISearchResultsUpdating, UISearchBarDelegate {
  package func updateSearchResults(for searchController: UISearchController) {
    let bar = searchController.searchBar
    eventEmitter.sendOnSearchBarUpdated(layoutInfo.componentId, text: bar.text, isFocused: bar.isFirstResponder)
  }

  package func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    eventEmitter.sendOnSearchBarCancelPressed(layoutInfo.componentId)
  }
}
