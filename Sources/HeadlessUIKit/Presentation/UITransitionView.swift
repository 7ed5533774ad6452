/// The view that contains a presented view. It lies over the presenter, in the window or in the view of the presenter
/// that defines a context.
///
/// A touch beside a sheet ends in this view and does not reach the views below. Only `custom` lets it through
/// (proposed: a custom presentation in UIKit decides for itself).
public final class UITransitionView: UIView {
  weak var presentation: UIPresentationController?

  public override func layoutSubviews() { presentation?.placePresentedView() }

  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && presentation?.presentationStyle == .custom ? nil : hit
  }
}
