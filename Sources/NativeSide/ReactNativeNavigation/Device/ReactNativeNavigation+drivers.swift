package import HeadlessUIKit
package import NavbridgeKernel
package import NavbridgeWire

/// The device of react-native-navigation's apps, as drivers see and control it.
extension ReactNativeNavigation {
  package nonisolated static var driverMethods: [DriverMethod] {
    [
      .immediate("device/explainOptions") { host, params throws(RPCError) in
        guard let id = try DriverParams.text(params, "componentId", of: "device/explainOptions") else {
          throw RPCError(
            .invalidParams, "device/explainOptions: the argument 'componentId' is missing; a text is expected.")
        }
        guard let layout = try Snapshot(host).find(id).asLayout else { throw Snapshot.notFound(id) }
        return OptionsExplanation(layout).json
      },
      .act("device/scroll") { host, params throws(RPCError) in try Finger(host).scroll(params) },
      .act("device/peek") { host, params throws(RPCError) in try Finger(host).peek(params) },
      .act("device/openSideMenu") { host, params throws(RPCError) in try Finger(host).openSideMenu(params) },
      .act("device/closeSideMenu") { host, params throws(RPCError) in try Finger(host).closeSideMenu(params) },
    ]
  }

  package func controller(withComponentId componentId: String) -> UIViewController? {
    manager?.commandsHandler.layoutManager.findComponentOnScreen(componentId)
  }

  package func componentId(of controller: UIViewController) -> String? { controller.asLayout?.layoutInfo.componentId }

  package func frontmostStack(in top: UIViewController) -> UINavigationController? {
    top.asLayout?.presentedComponentViewController.stack
  }

  package func touchTargets(of controller: UIViewController) -> [TouchTarget] { Finger(host).nativeTargets(controller) }

  package func describe(in node: inout JSONObject) {
    node["externalComponents"] = .array((lasting?.externalComponents.names ?? []).map { .string($0) })
  }

  package func describe(_ window: UIWindow, in node: inout JSONObject) {
    if window is RNNOverlayWindow { node["kind"] = "overlay" }
    guard window === host.window, let progress = manager?.commandsHandler.setRootAnimator.progress else { return }
    // The opacity of the new root, from 0 to 1.
    node["crossDissolve"] = .double(progress)
  }

  package func describe(_ controller: UIViewController, in node: inout JSONObject, of snapshot: Snapshot) {
    let layout = controller.asLayout
    node["name"] = layout?.layoutInfo.name.map { .string($0) } ?? .null
    node["type"] = snapshot.type(of: controller).map { .string($0) } ?? .null
    if let tag = (controller as? RNNComponentViewController)?.reactView?.rootTag { node["rootTag"] = .int(tag) }
    if let layout {
      node["options"] = layout.options.tree
      node["resolvedOptions"] = layout.presentedOptions.tree
      snapshot.describeLook(layout, in: &node)
    }
    snapshot.describeContainer(controller, in: &node)
    snapshot.describeDrawing(of: controller, in: &node)
    guard controller.presentingViewController != nil, controller.parent == nil else { return }
    let isPending = manager?.commandsHandler.modalManager.pendingModalsToDismiss.contains { modal in
      modal.isContained(in: controller)
    }
    if isPending == true { node["dismissed"] = true }
  }
}
