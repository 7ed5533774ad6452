internal import Shared

/// Holds the centre's view, and the overlay over it; moves aside when a drawer pushes.
public final class MMDrawerCenterContainerView: UIView {
  /// Whether touches stay here, and do not reach the centre: a drawer is open, and a tap closes it.
  var keepsTouches = false

  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit != nil && keepsTouches ? self : hit
  }
}
