/// A view that a finger can tap.
open class UIControl: UIView {
  open var isEnabled = true { didSet { noteChange() } }
  /// The closure that a tap calls.
  open var action: (() -> Void)?

  /// Taps the control with a finger. Returns false when it is disabled.
  @discardableResult
  public func tap() -> Bool {
    guard isEnabled else { return false }
    action?()
    return true
  }
}
