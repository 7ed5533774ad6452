package import HeadlessUIKit
package import NavbridgeKernel
internal import NavbridgeLayoutGuides
internal import NavbridgeWire
internal import OrderedCollections

extension Snapshot {
  /// Returns the word for a controller in layouts.
  package func type(of controller: UIViewController) -> String? {
    if controller is RCTModalHostViewController { return "ModalHost" }
    if isNative(controller) { return RNNLayoutType.externalComponent.rawValue }
    return controller.asLayout?.layoutType.rawValue
  }

  /// Returns true if a controller belongs to the app and is shown by another native screen rather than by a layout.
  private func isNative(_ controller: UIViewController) -> Bool {
    !(controller is any RNNLayoutProtocol || controller is RNNSplashScreenViewController)
      && !(controller.parent is RNNExternalViewController || controller.parent is RNNSplashScreenViewController)
  }

  /// Adds what RNN knows of a container to the description of its bar, its menu or its views. Only native controllers
  /// have views that are not React's.
  func describeParts(of controller: UIViewController, in node: inout JSONObject) {
    if let stack = controller as? UINavigationController {
      node["topBar"]?.update { describeTopBar(of: stack, in: &$0) }
    }
    if let tabs = controller as? UITabBarController { node["tabBar"]?.update { describeTabBar(of: tabs, in: &$0) } }
    if let tabs = controller as? RNNTopTabsViewController { node["topTabs"] = topTabs(tabs) }
    if let menu = controller as? RNNSideMenuViewController {
      node["sideMenu"]?.update { $0["animationType"] = text(menu.animationType?.rawValue) }
    }
    if let guides = layoutGuides(controller) { node["layoutGuides"] = guides }
    if let route = (controller as? DCFWrapperViewController)?.route { node["route"] = .string(route) }
    if controller is RNNExternalViewController || isNative(controller) {
      node["views"] = views(of: controller, withChildren: true)
    } else {
      node.removeValue(forKey: "views")
    }
  }
}
