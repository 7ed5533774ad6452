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

  /// Finds a screen by its id, which is the key of its route, or else the frontmost one by the route's name.
  func controller(withComponentId componentId: String) -> UIViewController? {
    let controllers = screens
    return controllers.first { self.componentId(of: $0) == componentId }
      ?? controllers.last { name(of: $0) == componentId }
  }

  /// The screens and tabs of all windows, from the lowest to the frontmost.
  private var screens: [UIViewController] {
    host.application.windows.flatMap { window in
      ((window.rootViewController.map { [$0] } ?? []) + window.presentedViewControllers).flatMap(Self.screens)
    }
  }

  private static func screens(in controller: UIViewController) -> [UIViewController] {
    let isScreen = controller is RNSScreen || controller is RNSTabsScreenViewController
    return (isScreen ? [controller] : []) + controller.children.flatMap(screens)
  }

  private func name(of controller: UIViewController) -> String? {
    (controller as? RNSScreen)?.routeName
      ?? (controller as? RNSTabsScreenViewController).map { RNSScreen.routeName(ofKey: $0.screenView.key) }
  }

  func explainOptions(of controller: UIViewController) -> JSON? {
    (controller as? RNSScreen).map { RNSOptionsExplanation($0).json }
  }

  func describe(_ controller: UIViewController, in node: inout JSONObject, of snapshot: Snapshot) {
    switch controller {
    case let screen as RNSScreen:
      node["type"] = "Component"
      // A screen below one that was shown first has no view in its controller yet.
      node["hostTag"] = .int(screen.screenView.tag)
      node["name"] = name(of: screen).map { .string($0) } ?? .null
    case is RNSNavigationController:
      node["type"] = "Stack"
      describeBackground(of: controller, in: &node, of: snapshot)
    case let tabs as RNSTabBarController:
      node["type"] = "BottomTabs"
      describeBackground(of: controller, in: &node, of: snapshot)
      let host = tabs.delegate as? RNSTabsHostView
      Self.describe(host?.text(.colorScheme), as: "userInterfaceStyle", in: &node)
      Self.describe(host?.text(.layoutDirection), as: "layoutDirection", in: &node)
    case let tab as RNSTabsScreenViewController:
      node["type"] = "Component"
      node["name"] = name(of: tab).map { .string($0) } ?? .null
      Self.describe(tab.screenView.text(.userInterfaceStyle), as: "userInterfaceStyle", in: &node)
    case is RNSContainerController: node["type"] = "ScreenContainer"
    default: return
    }
  }

  /// Names the behaviours that nothing in the app has decided, and the version that was taken for them.
  func describe(in node: inout JSONObject) {
    guard let version = host.session?.part(RNSLibraryVersion.self), !version.assumed.isEmpty else { return }
    node["assumed"] = [
      [
        "library": "react-native-screens", "version": .string("4.\(version.assumedMinor)"),
        "for": .texts(version.assumed.map(\.rawValue)),
      ]
    ]
  }

  private func describeBackground(
    of controller: UIViewController, in node: inout JSONObject, of snapshot: Snapshot
  ) {
    guard let color = controller.viewIfLoaded?.backgroundColor else { return }
    node["backgroundColor"] = snapshot.color(color)
  }

  /// Adds a trait that overrides that of the controllers around. The first two words leave it to them.
  private static func describe(_ trait: String?, as name: ExactText, in node: inout JSONObject) {
    if let trait, trait != "inherit", trait != "unspecified" { node[name] = .string(trait) }
  }
}
