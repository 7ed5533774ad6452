public import NavbridgeRuntime

/// A search that runs from the focus of its bar to the tap on 'Cancel'.
///
/// UIKit presents the search controller in the context of the searched view controller. Here the searched view
/// controller stays where it is. The appearance callbacks are the same: none.
open class UISearchController: UIViewController {
  /// The bar that the navigation item shows.
  public let searchBar = UISearchBar()
  /// Called when the text or the focus has changed.
  public weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// True if the bar consists of the search bar alone while a search runs: its row of buttons and its large title give their
  /// room up. A change during a search counts from the next layout of the bar on.
  open var hidesNavigationBarDuringPresentation = true
  /// True if the content is dimmed while the bar has the focus.
  open var obscuresBackgroundDuringPresentation = true
  /// The item in whose bar the search bar is.
  weak var item: UINavigationItem?
  private var storedActive = false {
    didSet {
      guard hidesNavigationBarDuringPresentation || item?.collapsed.contains(.searchBar) ?? false else { return }
      item?.searchChangesBar()
    }
  }

  /// Makes a controller that shows its results in the content itself.
  public override init() {
    super.init()
    searchBar.searchController = self
  }

  /// True while a search runs. The end of a search empties the field and resigns the first responder.
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

/// Shows the results of a search.
@MainQueue
public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the search begins, when its text changes, and when it ends.
  func updateSearchResults(for searchController: UISearchController)
}
