internal import HeadlessUIKit
internal import Shared

extension NativeHost {
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
