internal import Shared

/// Runs a search from its bar: from the focus to 'Cancel'.
///
/// UIKit presents it in the context of the controller that is searched; here that controller stays where it is, which
/// gives the same appearance calls: none.
open class UISearchController: UIViewController {
  public let searchBar = UISearchBar()
  public weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open var hidesNavigationBarDuringPresentation = true
  open var obscuresBackgroundDuringPresentation = true
  private var storedActive = false

  public override init() {
    super.init()
    searchBar.searchController = self
  }

  /// Whether a search is going on. Ending it empties the field and gives the keyboard away.
  open var isActive: Bool {
    get { storedActive }
    set {
      guard newValue != storedActive else { return }
      if newValue { _ = searchBar.becomeFirstResponder() } else { end() }
    }
  }

  func begin() {
    guard !storedActive else { return }
    storedActive = true
    update()
  }

  func update() { if storedActive { searchResultsUpdater?.updateSearchResults(for: self) } }

  private func end() {
    searchBar.resignFirstResponder()
    if searchBar.text.isEmpty { update() } else { searchBar.text = "" }
    storedActive = false
  }
}
