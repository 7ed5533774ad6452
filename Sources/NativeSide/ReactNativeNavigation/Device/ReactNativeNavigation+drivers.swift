package import HeadlessUIKit
package import NavbridgeKernel
internal import NavbridgeVocabulary
package import NavbridgeWire

/// The device of react-native-navigation's apps, as drivers see and control it.
extension ReactNativeNavigation {
  package nonisolated static var driverMethods: [DriverHandler] {
    [
      .handle(ReactNativeNavigationMethods.explainOptions) { host, id throws(RPCError) in
        guard let layout = try Snapshot(host).find(id).asLayout else { throw Snapshot.notFound(id) }
        return OptionsExplanation(layout).json
      },
      .handle(ReactNativeNavigationMethods.scroll) { host, testID, x, y throws(RPCError) in
        try Finger(host).scroll(testID: testID, x: x, y: y)
      },
      .handle(ReactNativeNavigationMethods.peek) { host, id, commits, action throws(RPCError) in
        try Finger(host).peek(id, commits: commits, action: action)
      },
      .handle(ReactNativeNavigationMethods.openSideMenu) { host, side, completes in
        Finger(host).openSideMenu(side, completes: completes)
      },
      .handle(ReactNativeNavigationMethods.closeSideMenu) { host, side, completes in
        Finger(host).closeSideMenu(side, completes: completes)
      },
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
