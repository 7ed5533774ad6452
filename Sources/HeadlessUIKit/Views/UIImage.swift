/// A picture, known by where it came from. Nothing is drawn.
public struct UIImage: Sendable, Hashable {
  /// A name, a path or a URI.
  public let source: String
  /// The colour that it is drawn in whatever surrounds it; nil for its own, or the surroundings'.
  public var tint: UIColor?

  public init(source: String, tint: UIColor? = nil) {
    self.source = source
    self.tint = tint
  }
}
