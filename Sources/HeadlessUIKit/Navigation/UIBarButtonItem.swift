public import NavbridgeRuntime

/// A button in a bar.
@MainQueue
open class UIBarButtonItem {
  /// The navigation item that contains this button. It is notified of visible changes.
  weak var owner: UINavigationItem?

  /// The text; nil for a button with an image or a view.
  open var title: String? { didSet { noteChange() } }
  /// The image; nil for a button with a text or a view.
  open var image: UIImage? { didSet { noteChange() } }
  /// The name of one of UIKit's system items, such as `done` or `add`. Such an item has a picture and no title.
  open var systemItem: String? { didSet { noteChange() } }
  /// The view that is shown in place of the title and the picture.
  open var customView: UIView? { didSet { noteChange() } }
  /// False if a tap has no effect.
  open var isEnabled = true { didSet { noteChange() } }
  /// The colour of the title and the picture. Nil for the bar's colour.
  open var tintColor: UIColor? { didSet { if oldValue != tintColor { noteChange() } } }
  /// The look of the text.
  open var titleTextAttributes = UITextAttributes() { didSet { if oldValue != titleTextAttributes { noteChange() } } }
  /// True if the button has no platter of glass, from iOS 26 on.
  open var hidesSharedBackground = false { didSet { if oldValue != hidesSharedBackground { noteChange() } } }
  /// A number for the app's own use.
  open var tag = 0
  /// The test id.
  open var accessibilityIdentifier: String? { didSet { noteChange() } }
  /// What is read aloud.
  open var accessibilityLabel: String? { didSet { noteChange() } }
  /// True if a long press of this item as a back button opens the menu of the screens below.
  open var hasBackMenu: Bool { true }
  /// The menu that a tap opens; with an action, a long press opens it.
  open var menu: UIMenu? { didSet { showSelection() } }
  /// True if the title is that of the action of the menu that is on, and changes with the user's choice.
  open var changesSelectionAsPrimaryAction = false { didSet { showSelection() } }
  /// The closure that a tap calls.
  open var action: (() -> Void)?

  /// A button with a text, whose tap calls the action.
  public init(title: String? = nil, action: (() -> Void)? = nil) {
    self.title = title
    self.action = action
  }

  /// A button that is a view of the app's own.
  public init(customView: UIView) { self.customView = customView }

  /// Taps the button with a finger. Returns false when it is disabled.
  @discardableResult
  public func tap() -> Bool {
    guard isEnabled else { return false }
    action?()
    return true
  }

  var opensMenuByTap: Bool { menu != nil && (action == nil || changesSelectionAsPrimaryAction) }

  /// Follows the choice of a user in the menu.
  func didChoose(_ action: UIAction) {
    if changesSelectionAsPrimaryAction { title = action.title }
  }

  private func showSelection() {
    if changesSelectionAsPrimaryAction, let actions = menu?.actions, let first = actions.first {
      title = (actions.first { $0.state == .on } ?? first).title
    }
    noteChange()
  }

  private func noteChange() { owner?.contentChanged() }
}
