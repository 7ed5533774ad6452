public import Shared

/// Decides how a presentation adapts, and hears of a finger that dismisses it. Every method may be left out.
///
/// Dismissal by the program calls none of the methods (uikit-behaviour §4).
@MainQueue
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Asked on a compact width, for sheets and popovers: the style to use there. `none` keeps the style.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

  /// Asked when a finger begins to swipe, unless the controller is modal in presentation.
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool

  /// Comes before the appearance callbacks of a swipe.
  func presentationControllerWillDismiss(_ controller: UIPresentationController)

  /// Comes after the appearance callbacks of a swipe that dismissed.
  func presentationControllerDidDismiss(_ controller: UIPresentationController)

  /// Comes instead of all that when the swipe was refused.
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    .automatic
  }

  public func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool { true }
  public func presentationControllerWillDismiss(_ controller: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ controller: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {}
}
