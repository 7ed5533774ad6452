package import HeadlessUIKit
package import NavbridgeKernel
package import NavbridgeRuntime
package import NavbridgeVocabulary
internal import NavbridgeWire

/// A design whose state is owned by the native side and mirrored by the script: tabs of stacks of coordinators, which
/// native code, script, gestures and links drive through one router (native-router).
@MainQueue
package final class CoordinatorRouter: NavigationDesign {
  package nonisolated static let name = "coordinator-router"

  package unowned let host: NativeHost
  package let appView: NativeAppView
  package var router: Router { appView.router }

  package init(host: NativeHost) {
    self.host = host
    let settings = host.configuration[Settings.self]
    appView = NativeAppView(host: host, mappings: settings.makeMappings(settings))
  }

  package nonisolated static func modules(_ architecture: Architecture) -> [ModuleImplementation] {
    ReactNativeModules.all
  }

  // MARK: - The life of the app

  /// The first part of the start: the window gets the view of the app. The app starts in the next turn, so that the
  /// window exists by then (native-router §10).
  package func applicationDidLaunch() {
    host.trace?.record(.perform, subject: "AppDelegate", action: "didLaunch")
    let root = NativeAppViewController(appView)
    host.window.rootViewController = root
    host.application.async { [appView] in appView.start(in: root) }
  }

  package func scriptWillBegin(_ architecture: Architecture) {}

  package func scriptDidLoad() {
    appView.isScriptLoaded = true
    router.remountScreens()
  }

  /// The native state outlives the script.
  package func scriptDidEnd() { appView.isScriptLoaded = false }

  // MARK: - Components

  package func controller(withComponentId componentId: String) -> UIViewController? {
    router.coordinator(withKey: componentId)?.viewControllers.first
  }

  package func componentId(of controller: UIViewController) -> String? { router.coordinator(of: controller)?.route.key }
}
