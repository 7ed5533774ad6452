internal import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeVocabulary

/// An action that waits for its turn.
struct RouterRequest {
  let action: NavigationAction
  let origin: ActionOrigin
  let completion: (ActionResult) -> Void
  /// The cause of the action, while a trace is on.
  let context: UIApplicationObserver.Context?
}

/// The action that is performed now.
@MainQueue
final class RunningAction {
  let request: RouterRequest
  var plan = NavigationPlan()
  /// The position of the next step.
  var next = 0
  /// The end of the step that has begun, by a callback of a container. Nil if the step is over.
  var wait: StepWait?
  var failure: RouterError?
  /// The timer of the watchdog.
  var watchdog: TimerToken?

  init(_ request: RouterRequest) { self.request = request }
}

/// A step that ends by a callback of a container.
@MainQueue
final class StepWait {
  /// Returns true when the container has reported the end.
  let isOver: () -> Bool
  /// Returns true when the container has gone, so that it will report nothing.
  let isLost: () -> Bool
  /// The words for a report, such as `the push of 'Bet'`.
  let name: String

  init(_ name: String, isLost: @escaping () -> Bool = { false }, isOver: @escaping () -> Bool) {
    (self.name, self.isLost, self.isOver) = (name, isLost, isOver)
  }
}
