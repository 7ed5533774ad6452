package import HeadlessUIKit
package import NavbridgeKernel
internal import NavbridgeVocabulary
package import NavbridgeWire

/// The device of react-native-navigation's apps, as drivers see and control it.
extension ReactNativeNavigation: SnapshotContributor, TouchTargetSource {
  package nonisolated static var driverMethods: [DriverHandler] {
    [
      .handle(ReactNativeNavigationMethods.peek) { host, id, commits, action throws(RPCError) in
        try Finger(host).peek(id, commits: commits, action: action)
      }
    ]
  }

  package func explainOptions(of controller: UIViewController) -> JSON? {
    controller.asLayout.map { OptionsExplanation($0).json }
  }

  package func controller(withComponentId componentId: String) -> UIViewController? {
    manager?.commandsHandler.layoutManager.findComponentOnScreen(componentId)
  }

  package func componentId(of controller: UIViewController) -> String? { controller.asLayout?.layoutInfo.componentId }

  package func frontmostStack(in top: UIViewController) -> UINavigationController? {
    top.asLayout?.presentedComponentViewController.stack
  }

  package func currentChild(of controller: UIViewController) -> UIViewController? {
    guard let layout = controller.asLayout else { return controller.frontmostChild }
    return layout.getCurrentChild()
  }

  package func touchTargets(of controller: UIViewController) -> [TouchTarget]? {
    switch controller {
    case let stack as UINavigationController: touchTargets(inBarOf: stack)
    case is MMDrawerController: controller.touchTargetsOfUIKit
    // All other views of a layout are React's.
    case is any RNNLayoutProtocol: []
    default: controller.touchTargetsOfUIKit
    }
  }

  /// A back button has the testID of the options of the screen above.
  private func touchTargets(inBarOf stack: UINavigationController) -> [TouchTarget] {
    var targets = stack.touchTargetsOfUIKit
    for index in targets.indices where targets[index].isBack {
      targets[index].testID = stack.controllerInBar?.asLayout?.presentedOptions.text(.topBar.backButton.testID)
    }
    return targets
  }

  package func describe(in node: inout JSONObject) {
    let names = host.part(LastingExternalComponents.self).store?.names ?? []
    node["externalComponents"] = .texts(names)
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
      node["options"] = layout.layoutState.optionTrees.tree(of: layout.options)
      node["resolvedOptions"] = layout.layoutState.optionTrees.tree(of: layout.presentedOptions)
      snapshot.describeLook(layout, in: &node)
    }
    snapshot.describeParts(of: controller, in: &node)
    snapshot.describeDrawing(of: controller, in: &node)
    guard controller.presentingViewController != nil, controller.parent == nil else { return }
    let isPending = manager?.commandsHandler.modalManager.pendingModalsToDismiss.contains { modal in
      modal.isContained(in: controller)
    }
    if isPending == true { node["dismissed"] = true }
  }
}
