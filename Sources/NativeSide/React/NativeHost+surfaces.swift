internal import HeadlessUIKit
internal import Shared

extension NativeHost {
  /// Real time for which a virtual clock waits for a mount that no command awaits, in milliseconds.
  private static let mountGrace: Int64 = 50

  /// Holds a virtual clock back until the surface has mounted, or its script has had the time to: a moment, or, while a
  /// command waits for it, `--render-timeout`. A script that shares the clock says itself when it has nothing left to do.
  func expectMount(of surface: RCTSurface, in session: ScriptSession) {
    guard keeper != nil, !session.sharedClock else { return }
    let now = queue.target.now
    surface.expectedUntil = now + Self.mountGrace * 1_000_000
    surface.holdsClockUntil = now + .milliseconds(Double(configuration.renderTimeout))
    session.surfaces.watchClock(of: surface, on: queue)
  }

  /// Tells script a surface's frame and safe area, in window coordinates (protocol §5).
  func sendLayout(of surface: RCTSurface, frame: CGRect, safeArea: UIEdgeInsets) {
    guard let session = surface.session else { return }
    wire.notify(session.peer, "surface/layout") { writer in
      writer.object {
        writer.key("rootTag")
        writer.value(surface.rootTag)
        writer.key("frame")
        writer.array { for number in frame.numbers { writer.value(number) } }
        writer.key("safeArea")
        writer.array { for number in safeArea.numbers { writer.value(number) } }
      }
    }
  }
}

extension CGRect {
  /// x, y, width, height: the wire's order.
  var numbers: [Double] { [x, y, width, height] }
}

extension UIEdgeInsets {
  /// top, left, bottom, right: the wire's order.
  var numbers: [Double] { [top, left, bottom, right] }
}
