package import HeadlessUIKit
package import NavbridgeKernel
internal import NavbridgeRuntime
package import NavbridgeVocabulary
internal import NavbridgeWire

/// The end of the bridge on the native side, and the root of the native app: the app's controllers hang under this view,
/// which lies in the window of the script framework (native-router §1, §10).
package final class NativeAppView: UIView {
  package unowned let host: NativeHost
  /// True from the moment when a script context has loaded until it ends.
  package var isScriptLoaded = false
  package private(set) lazy var router = Router(
    host: host, app: host.configuration[CoordinatorRouter.Settings.self].app, mappings: mappings, bridge: self,
    observer: self)
  private let mappings: any RouteMapping

  package init(host: NativeHost, mappings: any RouteMapping) {
    (self.host, self.mappings) = (host, mappings)
    super.init()
  }

  /// The second part of the start: the tabs and their first coordinators, and the first state.
  func start(in controller: UIViewController) {
    host.trace?.record(.perform, subject: "NativeAppView", action: "start")
    let drawer = router.drawer
    controller.addChild(drawer)
    addSubview(drawer.view)
    drawer.didMove(toParent: controller)
    setNeedsLayout()
    router.start()
  }
}

extension NativeAppView: NavigationBridge {
  package func screen(_ operation: ScreenOperation, _ route: Route) {}
}

extension NativeAppView: RouterObserver {
  package func router(_ router: Router, didSettle change: RouterChange) {}
  package func router(_ router: Router, didAttemptToDismiss key: String) {}
}
