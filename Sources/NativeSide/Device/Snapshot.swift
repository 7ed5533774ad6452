internal import HeadlessUIKit
internal import Shared

/// The tree as it is now: windows, controllers, bars (protocol §9).
@MainQueue
struct Snapshot {
  let host: NativeHost

  init(_ host: NativeHost) { self.host = host }

  /// The whole, or the node of one component.
  func answer(componentId: String?) throws(RPCError) -> JSON {
    guard let componentId else { return whole }
    guard let found = host.manager?.commandsHandler.layoutManager.findComponentForId(componentId) else {
      throw RPCError(.notFound, "There is no component '\(componentId)'.")
    }
    return node(found)
  }

  private var whole: JSON {
    [
      "epoch": .int(Int64(host.machine.visibleEpoch)), "orientation": "portrait",
      "safeArea": numbers(host.application.screen.safeArea.numbers),
      "windows": .array(host.application.windows.filter { !$0.isHidden }.map(window)),
    ]
  }

  private func window(_ window: UIWindow) -> JSON {
    [
      "kind": "main", "level": .double(window.windowLevel), "key": .bool(window.isKeyWindow),
      "accessibilityHidden": false, "direction": "ltr", "statusBar": ["visible": true, "style": "default"],
      "root": window.rootViewController.map(node) ?? .null, "presented": [],
    ]
  }

  private func node(_ controller: UIViewController) -> JSON {
    let layout = controller as? any RNNLayoutProtocol
    var node: JSONObject = [
      "class": .string("\(Swift.type(of: controller))"),
      "componentId": layout.map { .string($0.layoutInfo.componentId) } ?? .null,
      "name": layout?.layoutInfo.name.map { .string($0) } ?? .null,
      "type": layout.map { .string($0.layoutType.rawValue) } ?? .null,
      "appearance": .string(controller.appearanceState.rawValue),
      "visible": .bool(controller.isInWindow),
      "frame": numbers(frame(of: controller.viewIfLoaded).numbers),
      "safeArea": numbers(controller.safeAreaInsets.numbers),
    ]
    if let tag = (controller as? RNNComponentViewController)?.reactView?.rootTag { node["rootTag"] = .int(tag) }
    if let layout {
      node["options"] = layout.options.tree
      node["resolvedOptions"] = resolved(layout).tree
    }
    describeContainer(controller, in: &node)
    node["children"] = .array(controller.children.map(self.node))
    return .object(node)
  }

  /// Own options and parents', then the defaults.
  private func resolved(_ layout: any RNNLayoutProtocol) -> ResolvedOptions {
    layout.resolveOptions().withDefault(layout.layoutState.defaultOptions)
  }

  /// What a container adds to its node: the bar that it draws.
  private func describeContainer(_ controller: UIViewController, in node: inout JSONObject) {
    if let stack = controller as? UINavigationController { node["topBar"] = topBar(stack) }
  }

  /// A view's frame in window coordinates; that of the screen while the view is not loaded.
  func frame(of view: UIView?) -> CGRect {
    guard let view else { return host.application.screen.bounds }
    var frame = view.frame
    var ancestor = view.superview
    while let next = ancestor {
      frame = CGRect(x: frame.x + next.frame.x, y: frame.y + next.frame.y, width: frame.width, height: frame.height)
      ancestor = next.superview
    }
    return frame
  }

  func numbers(_ numbers: [Double]) -> JSON { .array(numbers.map { .double($0) }) }
}
