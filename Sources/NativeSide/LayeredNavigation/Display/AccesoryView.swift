public import HeadlessUIKit
public import NavbridgeRuntime

/// The view of an accessory's screen whose content fills a part of the display. A touch beside its subviews belongs to
/// what lies below, and dismisses the accessory (layered-navigation §10).
@MainQueue
public final class AccesoryView: UIView {
  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
