package import NavbridgeRuntime
package import NavbridgeVocabulary

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
package struct ActionResult: Sendable, Equatable {
  /// The number of the state after the action. It is that of the state before it when nothing has changed.
  package let seq: Int
  /// Nil for an action that succeeded, or that had nothing to do.
  package let error: NativeRouterError?
}
