internal import HeadlessUIKit
package import NavbridgeWire

extension Finger {
  /// Finds the target that the params name. Throws -32004 when it is not on the screen (protocol §8, §10).
  package func find(_ params: JSONValue?, of method: String) throws(RPCError) -> TouchTarget {
    let targets = targets
    if let testID = try DriverParams.text(params, "testID", of: method) {
      return try found(targets.first { testID.isExactly($0.testID) }, "nothing with the testID '\(cut: testID)'")
    }
    if let text = try DriverParams.text(params, "text", of: method) {
      return try found(targets.first { text.isExactly($0.text) }, "nothing to press with the text '\(cut: text)'")
    }
    if let buttonId = try DriverParams.text(params, "buttonId", of: method) {
      let componentId = try DriverParams.text(params, "componentId", of: method)
      let button = targets.first { buttonId.isExactly($0.buttonId) && isOf($0, componentId) }
      let place = componentId.map { " of '\(cut: $0)'" } ?? ""
      return try found(button, "no button '\(cut: buttonId)'\(place)")
    }
    if let componentId = try DriverParams.text(params, "componentId", of: method) {
      let touched = visibleControllers.first { componentId.isExactly(host.design.componentId(of: $0)) }
      let target = targets.first { $0.component.map { touched?.isContained(in: $0) ?? false } ?? false }
      return try found(target, "nothing in '\(cut: componentId)' that a press does anything to, but by script,")
    }
    if let index = params?["tabIndex"]?.int {
      let tabs = targets.filter { $0.tabIndex != nil }
      // Where there is no tab bar, the segments of top tabs are found by the index.
      let bar = (tabs.first { $0.view is UITabBar } ?? tabs.first)?.view
      let tab = targets.first { $0.tabIndex == Int(index) && $0.view === bar }
      return try found(tab, bar == nil ? "no tab bar" : "no tab \(index)")
    }
    if try DriverParams.bool(params, "back", of: method) == true {
      return try found(targets.first(where: \.isBack), "no back button")
    }
    throw RPCError(
      .invalidParams,
      "\(method): one of 'testID', 'text', 'buttonId', 'componentId', 'tabIndex' and 'back' is expected.")
  }

  /// Throws -32005 for a target that a finger would not reach. The error names the obstacle.
  package func reach(_ target: TouchTarget) throws(RPCError) {
    guard target.isEnabled else {
      throw RPCError(.notHittable, "What was named is disabled.", data: ["disabled": true])
    }
    if let running = host.application.busyWith.first {
      throw RPCError(.notHittable, "Nothing takes touches now: \(running).", data: ["coveredBy": .string(running)])
    }
    let hit = host.application.hitTest(target.center)
    if let hit, hit.isDescendant(of: target.view) { return }
    let cover = hit.map(name) ?? "nothing, for it lies off the screen"
    throw RPCError(.notHittable, "A finger would meet \(cover) there.", data: ["coveredBy": .string(cover)])
  }

  private func found(_ target: TouchTarget?, _ what: String) throws(RPCError) -> TouchTarget {
    if let target { return target }
    throw RPCError(.notFound, "There is \(what) on the screen.")
  }

  /// Returns true when a bar's button belongs to the screen, or to the stack around it.
  private func isOf(_ target: TouchTarget, _ componentId: String?) -> Bool {
    guard let componentId, let bar = target.view as? UINavigationBar ?? target.view.superview as? UINavigationBar else {
      return componentId == nil
    }
    return visibleControllers.contains { controller in
      guard let stack = controller as? UINavigationController, stack.navigationBar === bar else { return false }
      return componentId.isExactly(host.design.componentId(of: stack))
        || componentId.isExactly(stack.controllerInBar.flatMap(host.design.componentId))
    }
  }

  /// Returns a readable name of a view: the id of the component that it belongs to, or else its class.
  private func name(_ view: UIView) -> String {
    var next: UIView? = view
    while let candidate = next {
      if let id = candidate.controller.flatMap(host.design.componentId) { return "the component '\(cut: id)'" }
      next = candidate.superview
    }
    return "a \(type(of: view))"
  }
}
