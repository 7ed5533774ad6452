public import NavbridgeRuntime

/// Drives a transition in place of the clock.
@MainQueue
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Takes the transition over. Both views are in the container at their final places, and both appearance transitions
  /// have begun.
  func startInteractiveTransition(_ context: UIViewControllerContextTransitioning)
}
