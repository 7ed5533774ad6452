/// The end of an operation.
public struct NavOutcome: Sendable {
  /// The current context of the layer after the operation. For a call that shows or hides a layer, and for a
  /// transaction, it is a context with the id −1 that carries the name.
  public let context: NavContext
  /// Nil if the operation was carried out. Otherwise all layers are as before.
  public let failure: NavFailure?

  /// True if the operation was carried out.
  public var isDone: Bool { failure == nil }
}
