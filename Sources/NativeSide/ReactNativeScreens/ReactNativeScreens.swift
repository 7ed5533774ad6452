internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeWire
internal import OrderedCollections

/// Names the controllers of react-native-screens in snapshots, and counts them.
@MainQueue
final class ReactNativeScreens: SnapshotContributor, ControllerNaming {
  private unowned let host: NativeHost

  init(host: NativeHost) { self.host = host }

  func componentId(of controller: UIViewController) -> String? {
    (controller as? RNSScreen)?.screenId ?? (controller as? RNSTabsScreenViewController)?.screenView.key
  }

  func controller(withComponentId componentId: String) -> UIViewController? {
    host.application.windows.lazy.compactMap { window in
      window.rootViewController.flatMap { Self.find(componentId, in: $0) }
        ?? window.presentedViewControllers.lazy.compactMap { Self.find(componentId, in: $0) }.first
    }.first
  }

  private static func find(_ componentId: String, in controller: UIViewController) -> UIViewController? {
    if let screen = controller as? RNSScreen, componentId == screen.screenId { return screen }
    if let tab = controller as? RNSTabsScreenViewController, componentId == tab.screenView.key { return tab }
    return controller.children.lazy.compactMap { find(componentId, in: $0) }.first
  }

  func describe(_ controller: UIViewController, in node: inout JSONObject, of snapshot: Snapshot) {
    switch controller {
    case let screen as RNSScreen:
      node["type"] = "Component"
      node["name"] = screen.routeName.map { .string($0) } ?? .null
    case is RNSNavigationController: node["type"] = "Stack"
    case is RNSTabBarController: node["type"] = "BottomTabs"
    case let tab as RNSTabsScreenViewController:
      node["type"] = "Component"
      node["name"] = .string(RNSScreen.routeName(ofKey: tab.screenView.key))
    case is RNSContainerController: node["type"] = "ScreenContainer"
    default: return
    }
  }
}
