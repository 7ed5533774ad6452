/// The look of a tab bar.
public struct UITabBarAppearance: Sendable, Hashable {
  public var background = UIBarBackground.color(UIColor(systemName: "systemBackground")!)
  /// The line along the top, which UIKit draws as a shadow image on every item. Nil for the system's line.
  public var border: UIBarBorder?
  /// The shadow of the bar's layer. A property that is nil is left unchanged.
  public var shadow = UILayerShadow()
  /// The bar's style. Nil leaves it unchanged.
  public var barStyle: UIBarStyle?

  public init() {}
}

/// The colour and the width of a line.
public struct UIBarBorder: Sendable, Hashable {
  public var color: UIColor
  /// The width in points.
  public var width: Double

  public init(color: UIColor, width: Double) {
    self.color = color
    self.width = width
  }
}

/// The shadow of a layer.
public struct UILayerShadow: Sendable, Hashable {
  public var color: UIColor?
  /// The radius in points.
  public var radius: Double?
  /// The opacity, from 0 to 1.
  public var opacity: Double?

  public init(color: UIColor? = nil, radius: Double? = nil, opacity: Double? = nil) {
    self.color = color
    self.radius = radius
    self.opacity = opacity
  }
}
