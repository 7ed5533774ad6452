public import NavbridgeRuntime
internal import NavbridgeText

/// A text field for a search.
open class UISearchBar: UIView {
  /// The height in points (layout-guides §13).
  static let height: Double = 52
  /// The height of the field and of the button beside it, in points.
  private static let fieldHeight: Double = 36
  /// The room at both sides of the bar's content, in points.
  private static let margin: Double = 16

  weak var searchController: UISearchController?
  /// Called when the text changes, and when buttons are tapped.
  public weak var delegate: (any UISearchBarDelegate)?

  /// The text in the field. A programmatic change calls the search controller's updater, but not the bar's delegate.
  open var text = "" {
    didSet {
      guard oldValue != text else { return }
      noteChange()
      searchController?.update()
    }
  }

  /// What shows while there is no text.
  open var placeholder: String? { didSet { noteChange() } }
  /// The title of the button that ends a search. Nil for the system's title.
  open var cancelText: String? { didSet { if oldValue != cancelText { noteChange() } } }
  /// The colour of the cursor and of the buttons.
  open var tintColor: UIColor? { didSet { if oldValue != tintColor { noteChange() } } }

  open override var canBecomeFirstResponder: Bool { true }

  /// Makes the field the first responder, which begins the search.
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

  /// Taps the field with a finger and types `text` in place of its content. Returns false when the field cannot be
  /// reached.
  @discardableResult
  public func type(_ text: String) -> Bool {
    guard becomeFirstResponder() else { return false }
    guard self.text != text else { return true }
    self.text = text
    delegate?.searchBar(self, textDidChange: text)
    return true
  }

  /// Presses the keyboard's search key.
  public func tapSearch() { delegate?.searchBarSearchButtonClicked(self) }

  /// The title of the button that ends a search.
  public var cancelTitle: String { cancelText ?? "Cancel" }

  /// The place of the button that ends a search, in the bar's coordinates: as wide as its title, beside the field. Nil
  /// while no search runs.
  public var cancelFrame: CGRect? {
    guard let searchController, searchController.isActive, bounds.height > 0 else { return nil }
    let width = TextWidths.width(of: cancelTitle, fontSize: 17)
    let isMirrored = window?.application?.userInterfaceLayoutDirection == .rightToLeft
    let x = isMirrored ? Self.margin : bounds.width - Self.margin - width
    return CGRect(x: x, y: 1, width: width, height: Self.fieldHeight)
  }

  /// Taps 'Cancel' with a finger. Returns false when no search runs.
  @discardableResult
  public func tapCancel() -> Bool {
    guard let searchController, searchController.isActive else { return false }
    delegate?.searchBarCancelButtonClicked(self)
    searchController.isActive = false
    return true
  }
}

/// Receives the events of a finger in a search bar. Every method is optional.
@MainQueue
public protocol UISearchBarDelegate: AnyObject {
  /// The bar has got the focus.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// The text has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// The bar has lost the focus.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// The button that cancels was tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// The key that searches was tapped.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// The bar has got the focus.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// The text has changed.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// The bar has lost the focus.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// The button that cancels was tapped.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// The key that searches was tapped.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
}
