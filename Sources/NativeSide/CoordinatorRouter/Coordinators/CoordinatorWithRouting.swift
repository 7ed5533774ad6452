public import HeadlessUIKit
public import NavbridgeRuntime
public import NavbridgeVocabulary

/// A coordinator of one screen, or of a flow of screens. The coordinators of a stack are a linked list, in which each
/// knows its parent and its children (native-router §7.1).
@MainQueue
public protocol CoordinatorWithRouting: AnyObject {
  /// The route that the coordinator serves, and from which its screen is made.
  var route: Route { get }
  /// The coordinator that this one was started from. Nil for the first one of a tab.
  var parent: NavigationCoordinator? { get }
  /// The coordinators that were started from this one: at most one on the same stack, and one for each modal.
  var children: [NavigationCoordinator] { get }
  /// The view controllers on the stack that belong to the coordinator, the oldest first.
  var viewControllers: [UIViewController] { get }

  /// Shows the screen, after all coordinators of the stack.
  func start()
  /// Removes the screen with all that was started from it. A second call changes nothing.
  func stop()
}
