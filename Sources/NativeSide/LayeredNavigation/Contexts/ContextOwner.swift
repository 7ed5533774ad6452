internal import NavbridgeRuntime

/// The navigation to which contexts belong, as far as they act on it.
@MainQueue
protocol ContextOwner: AnyObject {
  /// Dismisses the accessory of a context, which then reports the payload.
  func dismissAccesory(
    _ context: NavContext, with payload: NavPayload, completion: @escaping (NavOutcome) -> Void)
}
