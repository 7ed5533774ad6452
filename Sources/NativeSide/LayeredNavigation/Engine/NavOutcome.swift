internal import NavbridgeRuntime

/// The end of an operation.
@MainQueue
struct NavOutcome {
  /// The current context of the layer after the operation. For a call that shows or hides a layer, and for a
  /// transaction, it is a context with the id −1 that carries the name.
  let context: NavContext
  /// Nil if the operation was carried out. Otherwise all layers are as before.
  let failure: NavFailure?

  var isDone: Bool { failure == nil }
}
