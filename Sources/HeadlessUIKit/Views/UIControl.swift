internal import Shared

/// A view that a finger can tap.
open class UIControl: UIView {
  open var isEnabled = true { didSet { noteChange() } }
  /// What a tap does.
  open var action: (() -> Void)?

  /// A finger taps it. False when it is disabled.
  @discardableResult
  public func tap() -> Bool {
    guard isEnabled else { return false }
    action?()
    return true
  }
}
