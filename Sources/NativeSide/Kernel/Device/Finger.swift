internal import HeadlessUIKit
internal import Shared

/// What a finger can do on the screen: nothing that it could not reach (protocol §8).
@MainQueue
struct Finger {
  let host: NativeHost

  init(_ host: NativeHost) { self.host = host }

  func tap(_ params: JSONValue?) throws(RPCError) -> JSON {
    let target = try find(params, of: "device/tap")
    try reach(target)
    target.tap()
    return ["done": true]
  }

  /// Presses long what a tap would find. What hears of no long press is not done anything to.
  func longPress(_ params: JSONValue?) throws(RPCError) -> JSON {
    let target = try find(params, of: "device/longPress")
    try reach(target)
    target.longPress?()
    return ["done": .bool(target.longPress != nil)]
  }

  func swipeBack(_ params: JSONValue?) throws(RPCError) -> JSON {
    let completes = try DriverParams.bool(params, "complete", of: "device/swipeBack") ?? true
    guard let stack = frontmostStack, stack.beginInteractivePop() else { return ["done": false] }
    stack.endInteractivePop(complete: completes)
    return ["done": true]
  }

  // MARK: - What lies under the finger

  /// The controller that a finger meets first: the topmost modal, else the root.
  var frontmost: UIViewController? {
    host.window.presentedViewControllers.last ?? host.window.rootViewController
  }

  /// The stack that a finger swipes back: the innermost of what is in front, or with a single screen the one that holds
  /// it.
  private var frontmostStack: UINavigationController? {
    var stack = frontmost.flatMap(host.design.frontmostStack)
    while let inner = stack, inner.viewControllers.count < 2, let outer = inner.parent as? UINavigationController {
      stack = outer
    }
    return stack
  }

  /// All that can be pressed, from the frontmost window to the hindmost, and in each from the topmost modal down.
  var targets: [TouchTarget] {
    visibleControllers.flatMap { ($0 as? any Touchable)?.touchTargets ?? host.design.touchTargets(of: $0) }
  }

  /// Controllers on the screen, the frontmost first; children before the containers whose bars lie beside them.
  var visibleControllers: [UIViewController] {
    var found: [UIViewController] = []
    func visit(_ controller: UIViewController) {
      guard controller.isInWindow else { return }
      controller.children.reversed().forEach(visit)
      found.append(controller)
    }
    for window in host.application.windows.reversed() where !window.isHidden {
      window.presentedViewControllers.reversed().forEach(visit)
      if let root = window.rootViewController { visit(root) }
    }
    return found
  }
}
