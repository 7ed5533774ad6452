internal import HeadlessUIKit
internal import NavbridgeRuntime

/// Observes the screens that a stack shows. It emits `ScreenPopped`, exactly once for the screen that was visible
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
      let popped = navigationController.topOnScreen?.asLayout
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
    if let last = lastShown?.asLayout, last !== viewController,
      !navigationController.viewControllers.contains(where: { $0 === last })
    {
      last.screenPopped()
      last.destroyReactView()
    }
    lastShown = viewController
    (navigationController as? RNNStackController)?.reportForeignChange()
  }

  /// Returns the animation of an operation. A push follows the options of the arriving screen, a pop those of the
  /// leaving one (rnn-options §7.2).
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationControllerOperation,
    from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let (screen, path) = operation == .push ? (to, OptionPath.animations.push) : (from, OptionPath.animations.pop)
    // Most apps never set one of these options.
    guard let layout = screen.asLayout, layout.presenter.reader?.hasRead(any: path.mask) ?? true,
      let animation = ScreenAnimation(layout.resolveOptionsWithDefault().screenTransition(path))
    else { return nil }
    return operation == .push
      ? ScreenAnimationController(animation, waitsForMount: true) : ScreenReversedAnimationController(animation)
  }
}

/// Decides if a touch at the left edge may begin a pop. It always may while the bar is hidden, although UIKit's default
/// forbids that; otherwise UIKit's rule holds (rnn-layouts §8).
@MainQueue
struct InteractivePopGestureDelegate {
  private let slot: ObjectSlot

  init(_ stack: RNNStackController) { slot = stack.slot }

  func shouldReceiveTouch() -> Bool {
    guard let stack = unsafe slot.object as? RNNStackController else { return false }
    return stack.isNavigationBarHidden || stack.navigationBar.backButton?.isVisible ?? false
  }
}
