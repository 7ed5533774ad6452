internal import HeadlessUIKit
internal import Shared

extension Finger {
  /// Taps what has that testID: the frontmost window's first, chrome and native views (protocol §10).
  func tap(testID: String) throws(RPCError) -> JSON {
    for window in host.application.windows.reversed() where !window.isHidden {
      if let (item, stack) = barButton(testID, in: window) { return try tap(item, in: stack) }
      if let view = nativeView(testID, in: window) { return try tap(view) }
    }
    throw RPCError(.notFound, "There is nothing with the testID '\(testID)' on the screen.")
  }

  private func tap(_ item: UIBarButtonItem, in stack: UINavigationController) throws(RPCError) -> JSON {
    let bar = stack.navigationBar
    guard let frame = bar.frame(of: item) else {
      throw RPCError(.notHittable, "The bar does not show the button now.", data: ["reason": "hidden"])
    }
    try reach(bar, at: frame.center)
    guard item.tap() else { throw Self.disabled }
    return ["done": true]
  }

  private func tap(_ view: UIView) throws(RPCError) -> JSON {
    try reach(view, at: view.bounds.center)
    if let control = view as? UIControl, !control.tap() { throw Self.disabled }
    return ["done": true]
  }

  /// Whether a finger on a point of `view` touches it, and not what lies over it. While something moves, nothing takes
  /// touches.
  private func reach(_ view: UIView, at point: CGPoint) throws(RPCError) {
    if host.application.runningTransitions > 0, let running = host.application.busyWith.first {
      throw RPCError(
        .notHittable, "Nothing takes touches now: \(running).", data: ["coveredBy": .string(running)])
    }
    let hit = host.application.hitTest(view.convert(point, to: nil))
    guard hit?.isDescendant(of: view) == true else {
      let name = hit.map { $0.accessibilityIdentifier ?? "\(type(of: $0))" } ?? "nothing"
      throw RPCError(
        .notHittable, "A finger would touch \(name) there.", data: ["coveredBy": .string(name)])
    }
  }

  private static let disabled = RPCError(
    .notHittable, "It is disabled, and takes no tap.", data: ["reason": "disabled"])

  // MARK: - Finding

  private func barButton(_ testID: String, in window: UIWindow) -> (UIBarButtonItem, UINavigationController)? {
    let roots = [window.rootViewController].compactMap { $0 } + window.presentedViewControllers
    for root in roots.reversed() {
      if let found = barButton(testID, under: root) { return found }
    }
    return nil
  }

  private func barButton(
    _ testID: String, under controller: UIViewController
  ) -> (UIBarButtonItem, UINavigationController)? {
    if let stack = controller as? UINavigationController, stack.isInWindow, !stack.isNavigationBarHidden,
      let item = (stack.topOnScreen ?? stack.topViewController)?.navigationItem
    {
      let buttons = item.leftBarButtonItems + item.rightBarButtonItems
      if let button = buttons.first(where: { $0.accessibilityIdentifier == testID }) { return (button, stack) }
    }
    for child in controller.children.reversed() {
      if let found = barButton(testID, under: child) { return found }
    }
    return nil
  }

  /// The frontmost view of that testID that is not of React's making.
  private func nativeView(_ testID: String, in view: UIView) -> UIView? {
    if view.isHidden || view is RNNReactView { return nil }
    for inner in view.subviews.reversed() {
      if let found = nativeView(testID, in: inner) { return found }
    }
    return view.accessibilityIdentifier == testID ? view : nil
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: x + width / 2, y: y + height / 2) }
}
