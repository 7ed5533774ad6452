public import Shared

/// What can be known of a transition while it runs.
@MainQueue
public final class UIViewControllerTransitionCoordinator {
  public let isAnimated: Bool
  /// Whether a finger drives the transition now. False from the moment it lifts.
  public private(set) var isInteractive: Bool
  /// Whether the finger lifted in a way that turns the transition back.
  public private(set) var isCancelled = false
  /// Seconds. What a custom animation says of itself counts, right or wrong.
  public internal(set) var transitionDuration = TransitionDuration.pushAndPop.inMilliseconds / 1000
  private var waiting: [(UIViewControllerTransitionCoordinator) -> Void] = []

  init(isAnimated: Bool, isInteractive: Bool) {
    self.isAnimated = isAnimated
    self.isInteractive = isInteractive
  }

  /// Runs `closure` when the finger lifts, with `isCancelled` decided. Never for a transition that no finger drives.
  public func notifyWhenInteractionChanges(_ closure: @escaping (UIViewControllerTransitionCoordinator) -> Void) {
    if isInteractive { waiting.append(closure) }
  }

  func fingerLifted(isCancelled: Bool) {
    guard isInteractive else { return }
    isInteractive = false
    self.isCancelled = isCancelled
    let closures = waiting
    waiting = []
    for closure in closures { closure(self) }
  }
}
