/// A view that contains the centre's view and the overlay over it. It moves aside when a drawer pushes the centre.
public final class MMDrawerCenterContainerView: UIView {
  /// True while this view receives the touches in place of the centre: a drawer is open, and a tap closes it.
  var keepsTouches = false

  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit != nil && keepsTouches ? self : hit
  }
}
