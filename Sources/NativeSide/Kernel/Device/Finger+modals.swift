internal import HeadlessUIKit
internal import NavbridgeWire

extension Finger {
  /// Swipes the topmost sheet down, or begins the swipe and cancels it. A modal that cannot be swiped stays, and the
  /// result is false.
  func dismissModal(completes: Bool) -> Bool {
    guard let sheet = host.window.presentedViewControllers.last?.presentationController,
      sheet.beginInteractiveDismissal()
    else { return false }
    sheet.endInteractiveDismissal(complete: completes)
    return true
  }
}
