public import NavbridgeRuntime

/// The state of a transition while it runs.
@MainQueue
public final class UIViewControllerTransitionCoordinator {
  public let isAnimated: Bool
  /// True while a finger, or an object in its place, drives the transition. It becomes false when the finger is lifted.
  public internal(set) var isInteractive: Bool
  /// True when the finger was lifted in a way that turns the transition back.
  public private(set) var isCancelled = false
  /// The duration in seconds. For a custom animation it is the value that its animator returns, even if that is wrong.
  public internal(set) var transitionDuration = TransitionDuration.pushAndPop.inMilliseconds / 1000
  private var waiting: [(UIViewControllerTransitionCoordinator) -> Void] = []
  private var completions: [(UIViewControllerTransitionCoordinator) -> Void] = []

  init(isAnimated: Bool, isInteractive: Bool) {
    self.isAnimated = isAnimated
    self.isInteractive = isInteractive
  }

  /// Runs `closure` when the finger is lifted and `isCancelled` is decided. It never runs for a transition that no
  /// finger drives.
  public func notifyWhenInteractionChanges(_ closure: @escaping (UIViewControllerTransitionCoordinator) -> Void) {
    if isInteractive { waiting.append(closure) }
  }

  /// Runs `completion` when the transition has ended, whether it was completed or turned back.
  ///
  /// - Parameter animation: runs at once. Here it has nothing to animate: values are set.
  public func animate(
    alongsideTransition animation: ((UIViewControllerTransitionCoordinator) -> Void)? = nil,
    completion: @escaping (UIViewControllerTransitionCoordinator) -> Void
  ) {
    animation?(self)
    completions.append(completion)
  }

  func transitionEnded() {
    let closures = completions
    completions = []
    for closure in closures { closure(self) }
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
