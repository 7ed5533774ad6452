internal import HeadlessUIKit
internal import Shared

extension Finger {
  /// Swipes the topmost sheet down, or begins to and lets it go. What cannot be swiped stays, and is not done.
  func dismissModal(_ params: JSONValue?) throws(RPCError) -> JSON {
    let completes = try DriverParams.bool(params, "complete", of: "device/dismissModal") ?? true
    guard let sheet = host.window.presentedViewControllers.last?.presentationController,
      sheet.beginInteractiveDismissal()
    else { return ["done": false] }
    sheet.endInteractiveDismissal(complete: completes)
    return ["done": true]
  }
}
