/// The screen of a device in the current orientation.
public struct UIScreen: Sendable, Equatable {
  public let device: UIDevice
  public var orientation = UIInterfaceOrientation.portrait

  public static let iPhone16ProMax = UIScreen(.iPhone16ProMax)

  public init(_ device: UIDevice) { self.device = device }

  /// The whole screen in points: higher than wide in portrait, wider than high in landscape.
  public var bounds: CGRect {
    let size = device.size
    return orientation.isLandscape
      ? CGRect(x: 0, y: 0, width: size.height, height: size.width)
      : CGRect(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// The number of pixels in a point.
  public var scale: Double { device.scale }

  public var userInterfaceIdiom: UIUserInterfaceIdiom { device.userInterfaceIdiom }

  /// The horizontal size class. It is regular on an iPad at full screen and on a large phone in landscape
  /// (layout-guides §13).
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    if userInterfaceIdiom == .pad { return .regular }
    return orientation.isLandscape && device.isRegularInLandscape ? .regular : .compact
  }

  /// The vertical size class. It is compact on every phone in landscape (layout-guides §13).
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    userInterfaceIdiom == .phone && orientation.isLandscape ? .compact : .regular
  }

  /// Returns the status bar's height. It is 0 for a hidden status bar and for every phone in landscape.
  public func statusBarHeight(isHidden: Bool) -> Double {
    isHidden || verticalSizeClass == .compact ? 0 : device.statusBarHeight
  }

  /// Returns the parts of the screen that the status bar or the notch and the home indicator cover. A notch covers its
  /// part even while the status bar is hidden.
  public func safeArea(isStatusBarHidden: Bool) -> UIEdgeInsets {
    var insets = orientation.isLandscape ? device.landscapeSafeArea : device.portraitSafeArea
    if isStatusBarHidden, !device.hasNotch { insets.top = 0 }
    return insets
  }
}
