internal import HeadlessUIKit
internal import Shared

/// Watches what a stack shows: `ScreenPopped` comes from here, exactly once for the screen that was visible
/// (rnn-layouts §8).
@MainQueue
final class StackControllerDelegate: UINavigationControllerDelegate {
  private let eventEmitter: RNNEventEmitter
  @WeakReference private var lastShown: UIViewController?

  init(eventEmitter: RNNEventEmitter) { self.eventEmitter = eventEmitter }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    guard let coordinator = navigationController.transitionCoordinator, coordinator.isInteractive,
      let popped = navigationController.topOnScreen as? any RNNLayoutProtocol
    else { return }
    coordinator.notifyWhenInteractionChanges { [weak popped, eventEmitter] coordinator in
      guard !coordinator.isCancelled, let popped,
        ResolvedOptions([popped.options]).boolOrDefault(.root.navigationButtonEventOnSwipeBack)
      else { return }
      eventEmitter.sendOnNavigationButtonPressed(
        popped.layoutInfo.componentId, buttonId: popped.options.backButtonIdentifier)
    }
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    if let last = lastShown as? any RNNLayoutProtocol, last !== viewController,
      !navigationController.viewControllers.contains(where: { $0 === last })
    {
      last.screenPopped()
      last.destroyReactView()
    }
    lastShown = viewController
  }
}
