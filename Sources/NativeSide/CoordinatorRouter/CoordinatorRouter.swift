package import HeadlessUIKit
package import NavbridgeKernel
package import NavbridgeRuntime
package import NavbridgeVocabulary

/// A design whose state is owned by the native side and mirrored by the script: tabs of stacks of coordinators, which
/// native code, script, gestures and links drive through one router (native-router).
@MainQueue
package final class CoordinatorRouter: NavigationDesign {
  package nonisolated static let name = "coordinator-router"

  package unowned let host: NativeHost
  package init(host: NativeHost) { self.host = host }

  package nonisolated static func modules(_ architecture: Architecture) -> [ModuleImplementation] {
    ReactNativeModules.all
  }

  package func scriptWillBegin(_ architecture: Architecture) {}
  package func scriptDidLoad() {}
  package func scriptDidEnd() {}

  package func controller(withComponentId componentId: String) -> UIViewController? { nil }
  package func componentId(of controller: UIViewController) -> String? { nil }
}
