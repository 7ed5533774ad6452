internal import HeadlessUIKit
internal import Shared

/// The tree as it is now: windows, controllers, bars (protocol §9).
@MainQueue
struct Snapshot {
  let host: NativeHost

  init(_ host: NativeHost) { self.host = host }

  /// The whole, or the node of one component.
  func answer(componentId: String?) throws(RPCError) -> JSON {
    host.application.drawFrame()
    guard let componentId else { return whole }
    return node(try find(componentId))
  }

  func find(_ componentId: String) throws(RPCError) -> any RNNLayoutProtocol {
    guard let found = host.manager?.commandsHandler.layoutManager.findComponentOnScreen(componentId) else {
      throw RPCError(.notFound, "There is no component '\(cut: componentId)'.")
    }
    return found
  }

  private var whole: JSON {
    [
      "epoch": .int(Int64(host.machine.visibleEpoch)),
      "orientation": .string(host.application.screen.orientation.rawValue),
      "safeArea": .numbers(host.application.safeAreaInsets.numbers),
      "userInterfaceStyle": .string(host.userInterfaceStyle.rawValue),
      "keyboard": ["visible": .bool(host.isKeyboardVisible)],
      "externalComponents": .array((host.lasting?.externalComponents.names ?? []).map { .string($0) }),
      "windows": .array(host.application.windows.filter { !$0.isHidden }.map(window)),
    ]
  }

  private func window(_ window: UIWindow) -> JSON {
    [
      "kind": window is RNNOverlayWindow ? "overlay" : "main", "level": .double(window.windowLevel),
      "key": .bool(window.isKeyWindow), "accessibilityHidden": .bool(window.accessibilityElementsHidden),
      "direction": host.application.userInterfaceLayoutDirection == .rightToLeft ? "rtl" : "ltr",
      "statusBar": statusBar(window), "homeIndicator": ["autoHidden": .bool(window.prefersHomeIndicatorAutoHidden)],
      "backgroundColor": color(window.backgroundColor),
      "crossDissolve": crossDissolve(of: window),
      "root": window.rootViewController.map(node) ?? .null,
      "presented": .array(window.presentedViewControllers.map(presented)),
    ]
  }

  /// A modal's node, with what it is presented as and whether it only awaits its removal (protocol §10).
  private func presented(_ controller: UIViewController) -> JSON {
    var node = node(controller).object ?? [:]
    node["presentationStyle"] = (controller.presentationController?.presentationStyle.rawValue).map { .string($0) }
    node["transitionStyle"] = .string(controller.modalTransitionStyle.rawValue)
    let isPending = host.manager?.commandsHandler.modalManager.pendingModalsToDismiss.contains { modal in
      modal.isContained(in: controller)
    }
    if isPending == true { node["dismissed"] = true }
    return .object(node)
  }

  private func node(_ controller: UIViewController) -> JSON {
    let layout = controller.asLayout
    var node: JSONObject = [
      "class": .string("\(Swift.type(of: controller))"), "superclasses": superclasses(of: controller),
      "componentId": layout.map { .string($0.layoutInfo.componentId) } ?? .null,
      "name": layout?.layoutInfo.name.map { .string($0) } ?? .null,
      "type": type(of: controller).map { .string($0) } ?? .null,
      "appearance": .string(controller.appearanceState.rawValue),
      "visible": .bool(controller.isInWindow && !isTakenOut(controller)),
      "frame": .numbers(frame(of: controller.viewIfLoaded).numbers),
      "safeArea": .numbers(controller.safeAreaInsets.numbers),
    ]
    if let modal = controller as? RCTModalHostViewController { node["hostTag"] = .int(modal.hostTag) }
    if let tag = (controller as? RNNComponentViewController)?.reactView?.rootTag { node["rootTag"] = .int(tag) }
    if let layout {
      node["options"] = layout.options.tree
      node["resolvedOptions"] = layout.presentedOptions.tree
      describeLook(layout, in: &node)
    }
    describeContainer(controller, in: &node)
    describeDrawing(of: controller, in: &node)
    node["children"] = .array(controller.children.map(self.node))
    return .object(node)
  }

  /// From the class's own superclass up to `UIViewController`.
  private func superclasses(of controller: UIViewController) -> JSON {
    var names: [JSON] = []
    var mirror = Mirror(reflecting: controller).superclassMirror
    while let next = mirror {
      names.append(.string("\(next.subjectType)"))
      mirror = next.superclassMirror
    }
    return .array(names)
  }

  private func type(of controller: UIViewController) -> String? {
    if controller is RCTModalHostViewController { return "ModalHost" }
    if isNative(controller) { return RNNLayoutType.externalComponent.rawValue }
    return controller.asLayout?.layoutType.rawValue
  }

  /// Whether a full-screen modal has taken the controller out of sight, however many sheets lie between them.
  private func isTakenOut(_ controller: UIViewController) -> Bool {
    var top = controller.topMostAncestor
    while let presented = top.ownPresentedViewController {
      if presented.presentationController?.hasTakenPresenterAway ?? false { return true }
      top = presented
    }
    return false
  }

  /// What a container adds to its node: the bar that it draws.
  private func describeContainer(_ controller: UIViewController, in node: inout JSONObject) {
    if let stack = controller as? UINavigationController { node["topBar"] = topBar(stack) }
    if let tabs = controller as? UITabBarController { node["tabBar"] = tabBar(tabs) }
    if let tabs = controller as? RNNTopTabsViewController { node["topTabs"] = topTabs(tabs) }
    if let menu = controller as? RNNSideMenuViewController { node["sideMenu"] = sideMenu(menu) }
    if let split = controller as? UISplitViewController { node["splitView"] = splitView(split) }
    if let guides = layoutGuides(controller) { node["layoutGuides"] = guides }
    if let route = (controller as? DCFWrapperViewController)?.route { node["route"] = .string(route) }
    if let views = nativeViews(controller) { node["views"] = views }
  }

  /// The frame in which a view is seen, in window coordinates; that of the screen while the view is not loaded.
  func frame(of view: UIView?) -> CGRect {
    view?.frameOnScreen ?? host.application.screen.bounds
  }
}
