package import HeadlessUIKit
package import NavbridgeKernel
internal import NavbridgeLayoutGuides
internal import NavbridgeWire

extension Snapshot {
  /// Returns the word for a controller in layouts.
  package func type(of controller: UIViewController) -> String? {
    if controller is RCTModalHostViewController { return "ModalHost" }
    if isNative(controller) { return RNNLayoutType.externalComponent.rawValue }
    return controller.asLayout?.layoutType.rawValue
  }

  /// Adds the bar, the menu, the columns or the native views of a container to its node.
  func describeContainer(_ controller: UIViewController, in node: inout JSONObject) {
    if let stack = controller as? UINavigationController { node["topBar"] = topBar(stack) }
    if let tabs = controller as? UITabBarController { node["tabBar"] = tabBar(tabs) }
    if let tabs = controller as? RNNTopTabsViewController { node["topTabs"] = topTabs(tabs) }
    if let menu = controller as? RNNSideMenuViewController { node["sideMenu"] = sideMenu(menu) }
    if let split = controller as? UISplitViewController { node["splitView"] = splitView(split) }
    if let guides = layoutGuides(controller) { node["layoutGuides"] = guides }
    if let route = (controller as? DCFWrapperViewController)?.route { node["route"] = .string(route) }
    if let views = nativeViews(controller) { node["views"] = views }
  }
}
