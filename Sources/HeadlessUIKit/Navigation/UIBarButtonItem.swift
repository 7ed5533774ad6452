public import Shared

/// A button in a bar.
@MainQueue
open class UIBarButtonItem {
  open var title: String?
  open var isEnabled = true
  open var accessibilityIdentifier: String?
  /// What a tap does.
  open var action: (() -> Void)?

  public init(title: String? = nil, action: (() -> Void)? = nil) {
    self.title = title
    self.action = action
  }
}
