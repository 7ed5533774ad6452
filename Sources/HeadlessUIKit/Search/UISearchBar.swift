internal import Shared

/// A field for what to search for.
open class UISearchBar: UIView {
  /// In points (layout-guides §13).
  static let height: Double = 52

  weak var searchController: UISearchController?
  public weak var delegate: (any UISearchBarDelegate)?

  /// Setting it by the program tells the search controller's updater, not the bar's delegate.
  open var text = "" {
    didSet {
      guard oldValue != text else { return }
      noteChange()
      searchController?.update()
    }
  }

  open var placeholder: String? { didSet { noteChange() } }
  /// Of the button that ends a search. Nil for the system's.
  open var cancelText: String? { didSet { if oldValue != cancelText { noteChange() } } }
  open var tintColor: UIColor? { didSet { if oldValue != tintColor { noteChange() } } }

  open override var canBecomeFirstResponder: Bool { true }

  /// Focus begins the search.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard super.becomeFirstResponder() else { return false }
    delegate?.searchBarTextDidBeginEditing(self)
    searchController?.begin()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard super.resignFirstResponder() else { return false }
    delegate?.searchBarTextDidEndEditing(self)
    return true
  }

  /// A finger taps the field and types `text` in place of what is there. False when the field cannot be reached.
  @discardableResult
  public func type(_ text: String) -> Bool {
    guard becomeFirstResponder() else { return false }
    guard self.text != text else { return true }
    self.text = text
    delegate?.searchBar(self, textDidChange: text)
    return true
  }

  /// A finger taps 'Cancel'. False while no search is going on.
  @discardableResult
  public func tapCancel() -> Bool {
    guard let searchController, searchController.isActive else { return false }
    delegate?.searchBarCancelButtonClicked(self)
    searchController.isActive = false
    return true
  }
}
