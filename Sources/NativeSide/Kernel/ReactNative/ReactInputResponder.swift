internal import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeVocabulary

/// The text inputs of one content of React's, as UIKit knows them: a view in the content's own that is the first responder
/// while one of them has the focus. The inputs themselves are views of the script side.
///
/// It takes no place and no touches.
@MainQueue
final class ReactInputResponder: UIView {
  let place: SurfacePlace
  private let focusChanged: @MainQueue (ReactInputResponder, Bool) -> Void

  /// - Parameter focusChanged: called when the view has become the first responder, or has lost that role.
  init(in place: SurfacePlace, focusChanged: @escaping @MainQueue (ReactInputResponder, Bool) -> Void) {
    self.place = place
    self.focusChanged = focusChanged
    super.init()
    isUserInteractionEnabled = false
  }

  override var canBecomeFirstResponder: Bool { true }

  override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard super.becomeFirstResponder() else { return false }
    focusChanged(self, true)
    return true
  }

  override func resignFirstResponder() -> Bool {
    guard super.resignFirstResponder() else { return false }
    focusChanged(self, false)
    return true
  }
}
