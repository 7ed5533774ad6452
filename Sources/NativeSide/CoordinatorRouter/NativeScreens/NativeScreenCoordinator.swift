internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeVocabulary

/// Pushes a native screen that a file describes.
class NativeScreenCoordinator: NavigationCoordinator {
  override func makeViewController() -> UIViewController {
    let name = router.app.screen(named: route.name)?.coordinator ?? ""
    guard let screen = router.host.configuration[CoordinatorRouter.Settings.self].nativeScreens[name] else {
      preconditionFailure("The native screen '\(name)' of the route '\(route.name)' is not described.")
    }
    return NativeScreenViewController(screen, params: route.params, router: router)
  }

  override func paramsDidChange() {
    for case let screen as NativeScreenViewController in viewControllers { screen.update(route.params) }
  }
}

/// Presents a native screen that a file describes.
final class ModalNativeScreenCoordinator: NativeScreenCoordinator {
  override class func presentsModally(_ route: NativeRoute) -> Bool { true }
}
