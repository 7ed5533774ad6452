package import HeadlessUIKit
public import NavbridgeKernel
package import NavbridgeRuntime
package import NavbridgeVocabulary
package import NavbridgeWire

/// A device whose app has no navigation library: one window with one root view, as React Native's template of an app
/// delegate makes it (react-native-host §1).
@MainQueue
package final class ReactNativeHost: NavigationDesign, SnapshotContributor {
  package nonisolated static let description = DesignDescription.reactNative

  unowned let host: NativeHost
  private var root: RootViewController?

  package init(host: NativeHost) { self.host = host }

  package nonisolated static func modules(_ architecture: Architecture) -> [ModuleImplementation] {
    [RCTRootViewFactory.implementation]
  }

  package nonisolated static var scriptMessages: [ScriptMessageHandler] {
    [
      .handle(HostMessages.showRootView) { session, moduleName in session.design(ReactNativeHost.self).show(moduleName)
      }
    ]
  }

  /// The window is empty until the app has loaded.
  package func applicationDidLaunch() { host.window.rootViewController = UIViewController() }

  /// Empties the window. The next context shows its root when it has loaded.
  package func scriptDidEnd() {
    root = nil
    host.window.rootViewController = UIViewController()
  }

  /// Shows a component in the whole window.
  func show(_ moduleName: String) {
    let shown = RootViewController(host, moduleName: moduleName)
    root = shown
    host.window.rootViewController = shown
  }

  /// The component that the configuration names.
  package var publishedValues: any Sendable { host.configuration[Settings.self].mainComponent }

  package func controller(withComponentId componentId: String) -> UIViewController? {
    root?.moduleName == componentId ? root : nil
  }

  package func componentId(of controller: UIViewController) -> String? {
    (controller as? RootViewController)?.moduleName
  }

  package func describe(_ controller: UIViewController, in node: inout JSONObject, of snapshot: Snapshot) {
    guard let root = controller as? RootViewController else { return }
    node["name"] = .string(root.moduleName)
    node["type"] = "Component"
    if let rootTag = root.rootTag { node["rootTag"] = .int(rootTag) }
  }
}

extension ReactNativeHost {
  /// The settings of an app without a navigation library.
  package struct Settings: DesignSettings {
    /// The component that is shown. Nil for the only one that the script registers.
    package var mainComponent: String?

    package init() {}
  }
}

extension NativeSideConfiguration {
  /// The component that a device of the design `react-native` shows. Nil for the only one that the script registers.
  public var mainComponent: String? {
    get { self[ReactNativeHost.Settings.self].mainComponent }
    set { self[ReactNativeHost.Settings.self].mainComponent = newValue }
  }
}

/// The module with the name of the component to show.
@MainQueue
final class RCTRootViewFactory: NativeModule {
  nonisolated static let implementation = ModuleImplementation(
    of: RootViewDeclaration.self, methods: [],
    constants: { ["mainComponent": ($0.design as? String).map { .string($0) } ?? .null] },
    make: { (_: ScriptSession) in RCTRootViewFactory() })
}
