public import NavbridgeRuntime

/// Decides on the adaptation of a presentation, and receives the events of a dismissal by a finger. Every method is
/// optional.
///
/// A programmatic dismissal calls none of the methods (uikit-behaviour §4).
@MainQueue
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Returns the style for a compact width. It is called for sheets and popovers. `none` keeps the style.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

  /// Returns true when a swipe may dismiss. It is called when a finger begins to swipe, unless the view controller is
  /// modal in presentation.
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool

  /// Called before the appearance callbacks of a swipe.
  func presentationControllerWillDismiss(_ controller: UIPresentationController)

  /// Called after the appearance callbacks of a swipe that dismissed.
  func presentationControllerDidDismiss(_ controller: UIPresentationController)

  /// Called in place of the other methods of a swipe when the swipe was refused.
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

/// The view that contains a presented view. It lies over the presenter, in the window or in the view of the presenter
/// that defines a context.
///
/// A touch beside a sheet ends in this view and does not reach the views below, unless the presentation lets it through.
public final class UITransitionView: UIView {
  /// All that determines the place of a presented view in a window, beside its style.
  struct Room: Equatable {
    let bounds: CGRect
    let safeArea: UIEdgeInsets
  }

  weak var presentation: UIPresentationController?
  private var room: Room?

  /// Notes the room in which the view is placed next. Returns false if it was placed for the same room before.
  func isNew(to room: Room) -> Bool {
    guard room != self.room else { return false }
    self.room = room
    return true
  }

  public override func layoutSubviews() { presentation?.placePresentedView() }

  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && presentation?.letsTouchesThrough ?? false ? nil : hit
  }
}
