internal import HeadlessUIKit
internal import Shared

extension NativeHost {
  /// Holds a virtual clock back until the surface has mounted. A script that leaves one unmounted for `--mount-timeout` is
  /// given up until it mounts again, so that the limit decides on no order of one that does mount; while a command waits
  /// for the surface, the limit is `--render-timeout`. A script that shares the clock sends itself when it has nothing
  /// left to do.
  func expectMount(of surface: RCTSurface, in session: ScriptSession) {
    guard keeper != nil, !session.sharedClock else { return }
    let now = queue.target.now
    if !session.surfaces.isGivenUp { surface.expectedUntil = now + .milliseconds(Double(configuration.mountTimeout)) }
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
