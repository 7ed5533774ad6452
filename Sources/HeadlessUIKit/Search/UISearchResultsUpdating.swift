public import Shared

/// Shows what is searched for.
@MainQueue
public protocol UISearchResultsUpdating: AnyObject {
  /// Comes when the search begins, when its text changes, and when it ends.
  func updateSearchResults(for searchController: UISearchController)
}
