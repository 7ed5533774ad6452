/// A picture, known by where it came from. Nothing is drawn.
public struct UIImage: Sendable, Hashable {
  /// A name, a path or a URI.
  public let source: String

  public init(source: String) { self.source = source }
}
