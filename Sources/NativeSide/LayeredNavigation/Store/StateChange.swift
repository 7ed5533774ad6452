/// A change of one key of the state (layered-navigation §2).
public struct StateChange: Equatable, Sendable {
  /// The key that has changed.
  public let key: StateKey
  /// The text before: the name of a layer, indices of accessories, or the text of a layer's current context.
  public let old: String
  /// The text after it.
  public let new: String
}
