internal import NavbridgeRuntime

extension NavigationEngine: ContextOwner {
  func dismissAccesory(
    _ context: NavContext, with payload: NavPayload, completion: @escaping (NavOutcome) -> Void
  ) {
    guard let layer = context.layer, layer.isAccesory else {
      let failure = NavFailure(
        .notShown,
        "The screen '\(context.controller)' belongs to no accessory, and is not dismissed. Pop it from its stack.")
      return later { completion(NavOutcome(context: context, failure: failure)) }
    }
    context.lastReport = payload
    perform(NavCall(layer, .popToRoot(payload: .none))) { outcome in
      if !outcome.isDone { context.lastReport = nil }
      completion(outcome)
    }
  }
}
