/// How a tab bar looks.
public struct UITabBarAppearance: Sendable, Hashable {
  public var background = UIBarBackground.color(UIColor(systemName: "systemBackground")!)
  /// A line along the top, as a shadow image on every item. Nil for the system's.
  public var border: UIBarBorder?
  /// Of the bar's layer. What is nil stays as it is.
  public var shadow = UILayerShadow()
  /// Nil: as it was.
  public var barStyle: UIBarStyle?

  public init() {}
}

/// A line.
public struct UIBarBorder: Sendable, Hashable {
  public var color: UIColor
  /// In points.
  public var width: Double

  public init(color: UIColor, width: Double) {
    self.color = color
    self.width = width
  }
}

/// The shadow that a layer throws.
public struct UILayerShadow: Sendable, Hashable {
  public var color: UIColor?
  /// In points.
  public var radius: Double?
  /// From 0 to 1.
  public var opacity: Double?

  public init(color: UIColor? = nil, radius: Double? = nil, opacity: Double? = nil) {
    self.color = color
    self.radius = radius
    self.opacity = opacity
  }
}
