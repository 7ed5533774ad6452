/// The first responder of a window is what the keyboard writes into while that window is the key one.
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

  /// A view that leaves its window takes the keyboard from whoever has it inside.
  func loseKeyboard() {
    guard let window, let responder = window.firstResponder, responder.isDescendant(of: self) else { return }
    _ = responder.resignFirstResponder()
    if window.firstResponder === responder { window.firstResponder = nil }
  }
}
