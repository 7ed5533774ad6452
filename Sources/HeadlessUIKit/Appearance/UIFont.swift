/// A font, described by the values with which it was requested.
public final class UIFont: Sendable, Hashable {
  public enum Weight: String, Sendable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// True for the weights whose letters are wider than those of the regular one.
    var isBold: Bool { [.semibold, .bold, .heavy, .black].contains(self) }
  }

  /// The family's name. Nil for the system font.
  public let familyName: String?
  /// The size in points.
  public let pointSize: Double
  public let weight: Weight

  public init(familyName: String? = nil, pointSize: Double, weight: Weight = .regular) {
    self.familyName = familyName
    self.pointSize = pointSize
    self.weight = weight
  }

  public static func == (first: UIFont, second: UIFont) -> Bool {
    first === second
      || first.familyName == second.familyName && first.pointSize == second.pointSize && first.weight == second.weight
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(familyName)
    hasher.combine(pointSize)
    hasher.combine(weight)
  }
}

/// The font and the colour of a text.
public struct UITextAttributes: Sendable, Hashable {
  /// The font. Nil for the font that the system uses in this place.
  public var font: UIFont?
  public var foregroundColor: UIColor?

  public init(font: UIFont? = nil, foregroundColor: UIColor? = nil) {
    self.font = font
    self.foregroundColor = foregroundColor
  }
}

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
