internal import HeadlessUIKit
package import NavbridgeWire

extension Finger {
  /// Swipes the topmost sheet down, or begins the swipe and cancels it. A modal that cannot be swiped stays, and `done`
  /// is false.
  package func dismissModal(_ params: JSONValue?) throws(RPCError) -> JSON {
    let completes = try DriverParams.bool(params, "complete", of: "device/dismissModal") ?? true
    guard let sheet = host.window.presentedViewControllers.last?.presentationController,
      sheet.beginInteractiveDismissal()
    else { return ["done": false] }
    sheet.endInteractiveDismissal(complete: completes)
    return ["done": true]
  }
}
