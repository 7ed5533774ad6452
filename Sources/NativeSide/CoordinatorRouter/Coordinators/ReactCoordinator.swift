public import HeadlessUIKit
internal import NavbridgeRuntime
public import NavbridgeVocabulary
internal import NavbridgeWire

/// Shows a script screen on a stack (native-router §7.4). An app may register a subclass as the coordinator of a screen,
/// or start one itself: it runs the component of the route's name, as this class does.
open class ReactCoordinator: NavigationCoordinator {
  /// The bridge, which only script coordinators know. It is the router's, unless the factory gives another one.
  weak var navigationBridge: (any NavigationBridge)?
  private(set) var screen: EntainScreen?

  public required init(route: NativeRoute, router: NativeAppRouter) {
    navigationBridge = router.bridge
    super.init(route: route, router: router)
  }

  open override func makeViewController() -> UIViewController {
    let screen = EntainScreen(route, bridge: navigationBridge, shownBy: router.reason(for: self))
    self.screen = screen
    screen.mount()
    return screen
  }

  open override func paramsDidChange() { screen?.update(route) }

  open override func didStop() {
    screen?.unmount()
    screen = nil
  }
}

/// Presents a script screen in a navigation controller of its own.
open class ModalReactCoordinator: ReactCoordinator {
  open override class func presentsModally(_ route: NativeRoute) -> Bool { true }

  open override func prepare(_ modal: UINavigationController) {
    modal.isModalInPresentation = !router.mappings.isDismissable(route)
  }
}
