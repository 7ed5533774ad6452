/// The view that contains a presented view. It lies over the presenter, in the window or in the view of the presenter
/// that defines a context.
///
/// A touch beside a sheet ends in this view and does not reach the views below. Only `custom` lets it through
/// (proposed: a custom presentation in UIKit decides for itself).
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
    return hit === self && presentation?.presentationStyle == .custom ? nil : hit
  }
}
