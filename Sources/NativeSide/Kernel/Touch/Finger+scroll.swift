internal import HeadlessUIKit
internal import NavbridgeVocabulary
internal import NavbridgeWire

extension Finger {
  /// Drags the content of the scroll view with a testID to an offset, in points, and lets go. Content beyond the end
  /// springs back. The answer is false if the view does not scroll. Without a native view of that name, React's content is
  /// searched.
  func scroll(testID: String, x: Double?, y: Double?, _ reply: DriverReply<Bool>) throws(RPCError) {
    guard let target = targets.first(where: { testID.isExactly($0.testID) }),
      let scroll = (target.view as? any ScrollViewOwner)?.scrollView ?? target.view as? UIScrollView
    else {
      guard host.session?.scrolls ?? false else {
        throw .notOnScreen("no scroll view with the testID '\(cut: testID)'", names(.testIDs), near: testID)
      }
      return host.reactFinger.begin(.init(action: .scroll(x: x, y: y), testID: testID, text: nil, reply: reply))
    }
    try reach(target)
    host.wire.resolve(reply, scroll.drag(to: CGPoint(x: x ?? scroll.contentOffset.x, y: y ?? scroll.contentOffset.y)))
  }
}
