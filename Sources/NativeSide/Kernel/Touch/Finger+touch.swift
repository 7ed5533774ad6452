internal import HeadlessUIKit
internal import NavbridgeVocabulary
package import NavbridgeWire

extension Finger {
  /// Finds the target of a name. Throws -32004 when it is not on the screen (protocol §8, §10).
  func find(_ name: TouchTargetName) throws(RPCError) -> TouchTarget {
    let targets = targets
    switch name {
    case .testID(let testID):
      let target = targets.first { testID.isExactly($0.testID) }
      return try found(target, "nothing with the testID '\(cut: testID)'", names(.testIDs), near: testID)
    case .text(let text):
      let target = targets.first { text.isExactly($0.text) }
      return try found(target, "nothing to press with the text '\(cut: text)'", names(.texts), near: text)
    case .button(let buttonId, let componentId):
      let button = targets.first { buttonId.isExactly($0.buttonId) && isOf($0, componentId) }
      let place = componentId.map { " of '\(cut: $0)'" } ?? ""
      return try found(button, "no button '\(cut: buttonId)'\(place)", names(.buttons), near: buttonId)
    case .component(let componentId):
      let touched = visibleControllers.first { componentId.isExactly(host.componentId(of: $0)) }
      let target = targets.first { $0.component.map { touched?.isContained(in: $0) ?? false } ?? false }
      return try found(target, "nothing in '\(cut: componentId)' that reacts to a press on the native side")
    case .tab(let index):
      let tabs = targets.filter { $0.tabIndex != nil }
      // Where there is no tab bar, the segments of top tabs are found by the index.
      let bar = (tabs.first { $0.view is UITabBar } ?? tabs.first)?.view
      let tab = targets.first { $0.tabIndex == index && $0.view === bar }
      return try found(tab, bar == nil ? "no tab bar" : "no tab \(index)")
    case .back:
      return try found(targets.first(where: \.isBack), "no back button")
    }
  }

  /// Throws -32005 for a target that a finger would not reach. The error names the obstacle.
  package func reach(_ target: TouchTarget) throws(RPCError) {
    guard target.isEnabled else {
      throw RPCError(.notHittable, "The target is disabled.", data: ["disabled": true])
    }
    try reach(target.view, at: target.center, during: host.application.busyWith.first)
  }

  /// Throws -32005 for a point of React's content, in the coordinates of its view, that a finger would not reach.
  ///
  /// - Parameter running: the transition that keeps views from being touched.
  func reach(_ content: ReactContent, at point: CGPoint, during running: String?) throws(RPCError) {
    guard let view = content.view, view.window != nil else { throw .offScreen }
    let surface = view as? RCTSurfaceHostingView
    surface?.receivesTouch = true
    defer { surface?.receivesTouch = false }
    try reach(view, at: view.convert(point, to: nil), during: running)
  }

  /// Throws -32005 if a finger at a point of the screen would not touch the view or a subview.
  func reach(_ view: UIView, at point: CGPoint, during running: String?) throws(RPCError) {
    if let running {
      throw RPCError(
        .notHittable, "No view receives touches at this time: \(running).", data: ["coveredBy": .string(running)])
    }
    let hit = host.application.hitTest(point)
    if let hit, hit.isDescendant(of: view) { return }
    throw .covered(by: hit.map(name) ?? "nothing, because the point is off the screen")
  }

  /// The names of the native targets on the screen.
  func names(_ kind: NamesOnScreen.Kind) -> NamesOnScreen {
    let names = targets.compactMap { target in
      switch kind {
      case .testIDs: target.testID
      case .texts: target.text
      case .buttons: target.buttonId
      case .components: nil
      }
    }
    return NamesOnScreen(kind: kind, names: names)
  }

  private func found(
    _ target: TouchTarget?, _ what: String, _ names: NamesOnScreen? = nil, near wanted: String = ""
  ) throws(RPCError) -> TouchTarget {
    if let target { return target }
    throw .notOnScreen(what, names, near: wanted)
  }

  /// Returns true when a bar's button belongs to the screen, or to the stack around it.
  private func isOf(_ target: TouchTarget, _ componentId: String?) -> Bool {
    guard let componentId, let bar = target.view as? UINavigationBar ?? target.view.superview as? UINavigationBar else {
      return componentId == nil
    }
    return visibleControllers.contains { controller in
      guard let stack = controller as? UINavigationController, stack.navigationBar === bar else { return false }
      return componentId.isExactly(host.componentId(of: stack))
        || componentId.isExactly(stack.controllerInBar.flatMap(host.componentId))
    }
  }

  /// Returns a readable name of a view: the id of the component that it belongs to, or else its class.
  func name(_ view: UIView) -> String {
    var next: UIView? = view
    while let candidate = next {
      if let id = candidate.controller.flatMap(host.componentId) { return "the component '\(cut: id)'" }
      next = candidate.superview
    }
    return "a \(type(of: view))"
  }
}

extension RPCError {
  /// The error for a target that is not there.
  ///
  /// - Parameters:
  ///   - names: those that are there.
  ///   - wanted: the one that was looked for.
  static func notOnScreen(_ what: String, _ names: NamesOnScreen? = nil, near wanted: String = "") -> RPCError {
    let others = names.map { " " + $0.sentence(near: wanted) } ?? ""
    return RPCError(.notFound, "There is \(what) on the screen.\(others)")
  }

  /// The error for React's content whose view has left the screen under the finger.
  static let offScreen = RPCError(
    .notHittable, "The content has left the screen, so that a finger touches nothing of it.",
    data: ["coveredBy": "nothing, because the content has left the screen"])

  /// The error for a target that a finger does not reach, with what it touches instead.
  static func covered(by cover: String) -> RPCError {
    RPCError(.notHittable, "A finger at that point touches \(cut: cover).", data: ["coveredBy": .string(cover)])
  }
}

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
