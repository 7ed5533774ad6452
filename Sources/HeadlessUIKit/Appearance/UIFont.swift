/// A font, by what it was asked for as.
public struct UIFont: Sendable, Hashable {
  public enum Weight: String, Sendable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// Nil for the system's own.
  public var familyName: String?
  /// In points.
  public var pointSize: Double
  public var weight: Weight

  public init(familyName: String? = nil, pointSize: Double, weight: Weight = .regular) {
    self.familyName = familyName
    self.pointSize = pointSize
    self.weight = weight
  }
}

/// How a text looks.
public struct UITextAttributes: Sendable, Hashable {
  /// Nil for what the system has in this place.
  public var font: UIFont?
  public var foregroundColor: UIColor?

  public init(font: UIFont? = nil, foregroundColor: UIColor? = nil) {
    self.font = font
    self.foregroundColor = foregroundColor
  }
}
