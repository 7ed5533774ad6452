internal import Shared

/// What a presented view lies in: the layer over the presenter, in the window or in the presenter that defines a context.
///
/// A touch beside a sheet stays here and does not reach what is below; only `custom` lets it through (proposed: a custom
/// presentation in UIKit decides for itself).
public final class UITransitionView: UIView {
  weak var presentation: UIPresentationController?

  public override func layoutSubviews() { presentation?.placePresentedView() }

  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && presentation?.presentationStyle == .custom ? nil : hit
  }
}
