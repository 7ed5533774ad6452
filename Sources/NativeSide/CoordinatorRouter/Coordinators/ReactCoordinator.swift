public import HeadlessUIKit
public import NavbridgeVocabulary
internal import NavbridgeWire

/// Shows a script screen on a stack (native-router §7.4).
open class ReactCoordinator: NavigationCoordinator {
  /// The bridge, which only script coordinators know.
  weak var navigationBridge: (any NavigationBridge)?
  private(set) var screen: EntainScreen?

  open override func makeViewController() -> UIViewController {
    let screen = EntainScreen(route, bridge: navigationBridge)
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
  open override class func presentsModally(_ route: Route) -> Bool { true }

  open override func prepare(_ modal: UINavigationController) {
    modal.isModalInPresentation = !router.mappings.isDismissable(route)
  }
}
