internal import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// An action that waits for its turn.
struct RouterRequest {
  let action: NavigationAction
  let origin: ActionOrigin
  let completion: (ActionResult) -> Void
  /// The cause of the action, while a trace is on.
  let context: UIApplicationObserver.Context?
  /// The number of actions in which this one is nested. 0 for an action that was performed itself.
  var level = 0
}

extension RouterRequest {
  /// Returns the failure for the caller: that of a nested action names the action and its place.
  func failure(_ error: NativeRouterError) -> NativeRouterError {
    guard level > 0 else { return error }
    let place = Array(repeating: "action", count: level).joined(separator: ".")
    return NativeRouterError(
      error.code,
      "The navigate was performed, but its '\(cut: place)' ('\(action.kind.rawValue)') has failed: \(error.message)")
  }
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
  var failure: NativeRouterError?
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
