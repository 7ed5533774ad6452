public import HeadlessUIKit
public import NavbridgeRuntime
public import NavbridgeVocabulary
internal import NavbridgeWire

/// A coordinator of one screen, or of a flow of screens. The coordinators of a stack are a linked list, in which each
/// knows its parent and its children (native-router §7.1).
@MainQueue
public protocol CoordinatorWithRouting: AnyObject {
  /// The route that the coordinator serves, and from which its screen is made.
  var route: NativeRoute { get }
  /// The coordinator that this one was started from. Nil for the first one of a tab.
  var parent: NavigationCoordinator? { get }
  /// The coordinators that were started from this one: at most one on the same stack, and one for each modal.
  var children: [NavigationCoordinator] { get }
  /// The view controllers on the stack that belong to the coordinator, the oldest first.
  var viewControllers: [UIViewController] { get }
  /// The first coordinator on the way of parents, through the stacks of modals down to that of a tab.
  var oldestAncestor: NavigationCoordinator { get }
  /// The coordinators of this one's stack, the oldest first.
  var chain: [NavigationCoordinator] { get }
  /// The number of coordinators of this one's stack down to the first, which has the depth 1.
  var depth: Int { get }
  /// True for the first coordinator of a modal's stack.
  var isModalHead: Bool { get }

  /// Returns the most recently started coordinator of this one's stack, or this one if nothing was started from it.
  func youngestChild() -> NavigationCoordinator
  /// Returns the coordinator with a key among this one and all that were started from it, modals included.
  func descendant(withKey key: String) -> NavigationCoordinator?

  /// Shows the screen, after all coordinators of the stack.
  func start()
  /// Removes the screen with all that was started from it. A second call changes nothing.
  func stop()
}

/// Shows a script screen on a stack (native-router §7.4). An app may register a subclass as the coordinator of a screen,
/// or start one itself: it runs the component of the route's name, as this class does.
open class ReactCoordinator: NavigationCoordinator {
  /// The bridge, which only script coordinators know. It is the router's, unless the factory gives another one.
  weak var navigationBridge: (any NavigationBridge)?
  private(set) var screen: EntainScreen?

  /// Makes the coordinator of a route whose screen the script renders. The router calls it when the route is shown
  /// first.
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

/// The place at which a coordinator starts.
enum StartPlace {
  /// The first one of a tab's stack.
  case head(NavigationStack)
  /// Above the youngest of a stack.
  case on(NavigationCoordinator)
  /// In a modal of its own, over the current one.
  case over(NavigationCoordinator)
  /// In the place of another one of the same stack.
  case instead(of: NavigationCoordinator)
}
