public import NavbridgeRuntime

/// Shows the results of a search.
@MainQueue
public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the search begins, when its text changes, and when it ends.
  func updateSearchResults(for searchController: UISearchController)
}
