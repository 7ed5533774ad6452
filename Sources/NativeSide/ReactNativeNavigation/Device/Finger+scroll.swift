internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeLayoutGuides
internal import NavbridgeWire

extension Finger {
  /// Drags the content of the native scroll view with a testID to an offset, in points, and lets go. Content beyond the
  /// end springs back. Answers `done: false` if the view does not scroll.
  func scroll(_ params: JSONValue?) throws(RPCError) -> JSON {
    let method = "device/scroll"
    guard let testID = try DriverParams.text(params, "testID", of: method) else {
      throw RPCError(.invalidParams, "\(method): the argument 'testID' is missing; a text is expected.")
    }
    guard let target = targets.first(where: { testID.isExactly($0.testID) }), let view = target.view as? DCFScrollView
    else {
      throw RPCError(.notFound, "There is no scroll view with the testID '\(cut: testID)' on the screen.")
    }
    try reach(target)
    let scroll = view.scrollView
    let x = try DriverParams.points(params, "x", of: method) ?? scroll.contentOffset.x
    let y = try DriverParams.points(params, "y", of: method) ?? scroll.contentOffset.y
    return ["done": .bool(scroll.drag(to: CGPoint(x: x, y: y)))]
  }
}
