internal import HeadlessUIKit
internal import NavbridgeWire

extension Finger {
  /// Drags the content of the native scroll view with a testID to an offset, in points, and lets go. Content beyond the
  /// end springs back. Returns false if the view does not scroll.
  func scroll(testID: String, x: Double?, y: Double?) throws(RPCError) -> Bool {
    guard let target = targets.first(where: { testID.isExactly($0.testID) }),
      let scroll = (target.view as? any ScrollViewOwner)?.scrollView ?? target.view as? UIScrollView
    else {
      throw RPCError(.notFound, "There is no scroll view with the testID '\(cut: testID)' on the screen.")
    }
    try reach(target)
    return scroll.drag(to: CGPoint(x: x ?? scroll.contentOffset.x, y: y ?? scroll.contentOffset.y))
  }
}
