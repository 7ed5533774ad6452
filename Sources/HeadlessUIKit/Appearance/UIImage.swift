/// A picture, identified by its source. Nothing is drawn.
public struct UIImage: Sendable, Hashable {
  /// A name, a path or a URI.
  public let source: String
  /// The colour in which the picture is drawn in all surroundings. With nil, it is drawn in its own colours or in the
  /// surroundings' colour.
  public var tint: UIColor?

  public init(source: String, tint: UIColor? = nil) {
    self.source = source
    self.tint = tint
  }
}
