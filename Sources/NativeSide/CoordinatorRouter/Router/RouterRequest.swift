internal import HeadlessUIKit
package import NavbridgeRuntime
public import NavbridgeVocabulary
internal import NavbridgeWire
internal import OrderedCollections

/// An action that waits for its turn.
struct RouterRequest {
  let action: NavigationAction
  let origin: ActionOrigin
  let completion: (ActionResult) -> Void
  /// The cause of the action, while a trace is on.
  let context: UIApplicationObserver.Context?
  /// The number of actions in which this one is nested. 0 for an action that was performed itself.
  var level = 0
  /// The screen of the link's template in the app's declaration. Nil for an action that is not a link's.
  var template: [JSONStep]?
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

/// The router's counts since the start of the app, for `stats/get`.
struct RouterCounters {
  /// The number of actions for which `perform` was called.
  var performed = 0
  /// The number of actions that have settled.
  var settled = 0
  /// The number of settled actions that have failed.
  var failed = 0
  /// The number of settled actions that the watchdog has ended.
  var timedOut = 0
  /// The number of reported changes.
  var changes = 0
  var started = 0
  var stopped = 0
  /// The number of invariants that were found violated. It is 0 unless this design has a fault.
  var violations = 0

  var json: JSONObject {
    func number(_ value: Int) -> JSON { .int(Int64(value)) }
    return [
      "performed": number(performed), "settled": number(settled), "failed": number(failed),
      "timedOut": number(timedOut), "changes": number(changes), "coordinatorsStarted": number(started),
      "coordinatorsStopped": number(stopped), "violations": number(violations),
    ]
  }
}

/// Receives the router's settled changes (native-router §10).
@MainQueue
package protocol RouterObserver: AnyObject {
  /// Called once for each settled change, before the result of the action that caused it.
  func router(_ router: NativeAppRouter, didSettle change: RouterChange)

  /// Called when a user has tried to swipe down a modal that cannot be dismissed so. Nothing has changed.
  func router(_ router: NativeAppRouter, didAttemptToDismiss key: String)
}

/// A settled change of the router's state.
package struct RouterChange: Sendable, Equatable {
  package let reason: ChangeReason
  package let origin: ActionOrigin
  /// The keys of the coordinators that were stopped, in the order in which they were.
  package let removedKeys: [String]
  /// The state after the change, with its number.
  package let state: RouterState
}

/// The end of an action.
public struct ActionResult: Sendable, Equatable {
  /// The number of the state after the action. It is that of the state before it when nothing has changed.
  public let seq: Int
  /// Nil for an action that succeeded, or that had nothing to do.
  public let error: NativeRouterError?
}
