/// The screen of the emulated device, held upright.
public final class UIScreen: Sendable {
  /// The whole screen in points.
  public let bounds: CGRect
  /// What the status bar, the notch and the home indicator cover (layout-guides §13).
  public let safeArea: UIEdgeInsets
  /// Pixels in a point.
  public let scale: Double

  /// 440 × 956 points, of which 62 on top and 34 at the bottom are not safe (layout-guides §13).
  public static let iPhone16ProMax = UIScreen(
    bounds: CGRect(x: 0, y: 0, width: 440, height: 956),
    safeArea: UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0),
    scale: 3)

  public init(bounds: CGRect, safeArea: UIEdgeInsets, scale: Double) {
    self.bounds = bounds
    self.safeArea = safeArea
    self.scale = scale
  }

  /// Told by the shorter side: no phone is 700 points wide, and no iPad less (layout-guides §13).
  public var userInterfaceIdiom: UIUserInterfaceIdiom { min(bounds.width, bounds.height) >= 700 ? .pad : .phone }

  /// Compact on a phone that is held upright, regular on an iPad at full screen (layout-guides §13).
  public var horizontalSizeClass: UIUserInterfaceSizeClass { userInterfaceIdiom == .pad ? .regular : .compact }
}
