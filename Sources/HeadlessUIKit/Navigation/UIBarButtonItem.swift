public import Shared

/// A button in a bar.
@MainQueue
open class UIBarButtonItem {
  /// The item of the bar's content that this button is in, to say that something visible changed.
  weak var owner: UINavigationItem?

  open var title: String? { didSet { noteChange() } }
  open var image: UIImage? { didSet { noteChange() } }
  /// The name of one of UIKit's own buttons, such as `done` or `add`. It has a picture and no title.
  open var systemItem: String? { didSet { noteChange() } }
  /// What is shown in place of title and picture.
  open var customView: UIView? { didSet { noteChange() } }
  open var isEnabled = true { didSet { noteChange() } }
  /// The colour of title and picture. Nil for the bar's.
  open var tintColor: UIColor? { didSet { if oldValue != tintColor { noteChange() } } }
  open var titleTextAttributes = UITextAttributes() { didSet { if oldValue != titleTextAttributes { noteChange() } } }
  open var tag = 0
  open var accessibilityIdentifier: String? { didSet { noteChange() } }
  open var accessibilityLabel: String? { didSet { noteChange() } }
  /// What a tap does.
  open var action: (() -> Void)?

  public init(title: String? = nil, action: (() -> Void)? = nil) {
    self.title = title
    self.action = action
  }

  public init(customView: UIView) { self.customView = customView }

  /// A finger taps it. False when it is disabled.
  @discardableResult
  public func tap() -> Bool {
    guard isEnabled else { return false }
    action?()
    return true
  }

  private func noteChange() { owner?.contentChanged() }
}
