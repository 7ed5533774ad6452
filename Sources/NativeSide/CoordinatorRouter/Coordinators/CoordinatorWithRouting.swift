public import HeadlessUIKit
public import NavbridgeRuntime
public import NavbridgeVocabulary

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
