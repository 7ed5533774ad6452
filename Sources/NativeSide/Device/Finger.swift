internal import HeadlessUIKit
internal import Shared

/// What a finger can do on the screen: nothing that it could not reach (protocol §8).
@MainQueue
struct Finger {
  let host: NativeHost

  init(_ host: NativeHost) { self.host = host }

  func tap(_ params: JSONValue?) throws(RPCError) -> JSON {
    if try DriverParams.bool(params, "back", of: "device/tap") == true { return try tapBack() }
    for name in ["testID", "buttonId"] as [StaticString] {
      if let wanted = try DriverParams.text(params, name, of: "device/tap") {
        throw RPCError(.notFound, "There is nothing with the \(name) '\(wanted)' on the screen.")
      }
    }
    if params?["tabIndex"]?.int != nil { throw RPCError(.notFound, "There is no tab bar on the screen.") }
    throw RPCError(.invalidParams, "device/tap: one of 'testID', 'buttonId', 'tabIndex' and 'back' is expected.")
  }

  func swipeBack(_ params: JSONValue?) throws(RPCError) -> JSON {
    let completes = try DriverParams.bool(params, "complete", of: "device/swipeBack") ?? true
    guard let stack = frontmostStack, stack.beginInteractivePop() else { return ["done": false] }
    stack.endInteractivePop(complete: completes)
    return ["done": true]
  }

  private func tapBack() throws(RPCError) -> JSON {
    guard let stack = frontmostStack, stack.navigationBar.backButton?.isVisible == true else {
      throw RPCError(.notFound, "There is no back button on the screen.")
    }
    if let running = host.application.busyWith.first {
      throw RPCError(
        .notHittable, "The back button does not take touches now: \(running).", data: ["coveredBy": .string(running)])
    }
    _ = stack.tapBackButton()
    return ["done": true]
  }

  /// The innermost visible stack of the key window.
  private var frontmostStack: RNNStackController? {
    let root = host.window.rootViewController as? any RNNLayoutProtocol
    return root?.presentedComponentViewController.stack
  }
}
