package import HeadlessUIKit
package import NavbridgeKernel
package import NavbridgeRuntime
package import NavbridgeVocabulary

/// A design whose state is owned by the native side and mirrored by the script: tabs of stacks of coordinators, which
/// native code, script, gestures and links drive through one router (native-router).
@MainQueue
package final class CoordinatorRouter: NavigationDesign {
  package nonisolated static let description = DesignDescription.coordinatorRouter

  package unowned let host: NativeHost
  package init(host: NativeHost) { self.host = host }

  package var appView: NativeAppView { host.part(NativeAppView.self) }
  package var router: NativeAppRouter { appView.router }

  package nonisolated static func modules(_ architecture: Architecture) -> [ModuleImplementation] {
    [NativeAppViewModule.implementation]
  }

  // MARK: - The life of the app

  /// The first part of the start: the window gets the controller in which the app lies. The app starts in the next turn,
  /// when the window exists (native-router §10).
  package func applicationDidLaunch() {
    appView.startUpSteps.append("AppDelegate: window")
    host.window.rootViewController = appView.viewController
    host.application.async { [appView] in appView.start() }
  }

  package func handlesURL(_ url: String) -> Bool { appView.openURL(url) }

  // MARK: - Components

  package func controller(withComponentId componentId: String) -> UIViewController? {
    router.coordinator(withKey: componentId)?.viewControllers.first ?? router.scriptMenu(withKey: componentId)
  }

  package func componentId(of controller: UIViewController) -> String? {
    router.coordinator(of: controller)?.route.key ?? router.scriptMenus.first { $0 === controller }?.route.key
  }
}
