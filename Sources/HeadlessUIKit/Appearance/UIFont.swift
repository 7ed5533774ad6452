/// A font, described by the values with which it was requested.
public final class UIFont: Sendable, Hashable {
  /// The weights of UIKit's fonts, from the thinnest.
  public enum Weight: String, Sendable, CaseIterable {
    /// 100 of 900.
    case ultraLight
    /// 200 of 900.
    case thin
    /// 300 of 900.
    case light
    /// 400 of 900.
    case regular
    /// 500 of 900.
    case medium
    /// 600 of 900.
    case semibold
    /// 700 of 900.
    case bold
    /// 800 of 900.
    case heavy
    /// 900 of 900.
    case black

    /// True for the weights whose letters are wider than those of the regular one.
    var isBold: Bool { [.semibold, .bold, .heavy, .black].contains(self) }
  }

  /// The family's name. Nil for the system font.
  public let familyName: String?
  /// The size in points.
  public let pointSize: Double
  /// The weight of the strokes.
  public let weight: Weight

  /// A font by its family; without one that of the system. The size is in points.
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
  /// The colour of the text; nil for the bar's own.
  public var foregroundColor: UIColor?

  /// Attributes, of which nil is the bar's own.
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

  /// An image by its address or its symbol's name, drawn in one colour if there is a tint.
  public init(source: String, tint: UIColor? = nil) {
    self.source = source
    self.tint = tint
  }
}
