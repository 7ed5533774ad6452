/// The first responder of a window receives the keyboard's input while that window is the key window.
extension UIView {
  public var isFirstResponder: Bool { window?.firstResponder === self }

  func takeKeyboard() -> Bool {
    guard let window else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder, window.firstResponder?.resignFirstResponder() ?? true else { return false }
    window.firstResponder = self
    return true
  }

  func giveKeyboardAway() -> Bool {
    guard let window, window.firstResponder === self else { return false }
    window.firstResponder = nil
    return true
  }

  /// Makes the first responder resign when it is inside this view, because the view leaves its window.
  func loseKeyboard() {
    guard let window, let responder = window.firstResponder, responder.isDescendant(of: self) else { return }
    _ = responder.resignFirstResponder()
    if window.firstResponder === responder { window.firstResponder = nil }
  }
}
