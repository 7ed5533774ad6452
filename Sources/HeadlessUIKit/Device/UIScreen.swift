/// The screen of a device in the current orientation.
public struct UIScreen: Sendable, Equatable {
  /// The model of the device.
  public let device: UIDevice
  /// The orientation of the interface.
  public var orientation = UIInterfaceOrientation.portrait
  /// The design of the bars, which the system's version has.
  public let design: UISystemDesign

  /// The screen of an iPhone 16 Pro Max.
  public static let iPhone16ProMax = UIScreen(.iPhone16ProMax)

  /// The screen of a model, upright.
  public init(_ device: UIDevice, design: UISystemDesign = .iOS18) {
    self.device = device
    self.design = design
  }

  /// The whole screen in points: higher than wide in portrait, wider than high in landscape.
  public var bounds: CGRect {
    let size = device.size
    return orientation.isLandscape
      ? CGRect(x: 0, y: 0, width: size.height, height: size.width)
      : CGRect(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// The number of pixels in a point.
  public var scale: Double { device.scale }

  /// Whether it is that of an iPhone or an iPad.
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

/// The measures of bars, in points (layout-guides §13).
extension UIScreen {
  /// The height that a large title adds to a navigation bar.
  static let largeTitleHeight: Double = 52

  private var isLow: Bool { verticalSizeClass == .compact }

  /// Returns the height of the part of a navigation bar that contains the buttons.
  func navigationBarHeight(isInSheet: Bool) -> Double {
    if isInSheet, !isLow { return 56 }
    if design == .iOS26 { return 54 }
    if isLow { return horizontalSizeClass == .compact ? 32 : 44 }
    return userInterfaceIdiom == .pad ? 50 : 44
  }

  /// True when large titles are allowed. There is no large title where the height is compact.
  var allowsLargeTitles: Bool { !isLow }

  /// Returns the top of a bar at the top of the screen. It is below the notch, but on a phone with a Dynamic Island it
  /// is a little higher.
  func navigationBarTop(below safeTop: Double) -> Double {
    if design == .iOS26 { return max(safeTop, isLow ? 24 : 10) }
    return safeTop > 50 ? safeTop - (5 + 1 / scale) : safeTop
  }

  /// Returns the height of a tab bar, including the home indicator's part that it covers.
  func tabBarHeight(bottomInset: Double) -> Double {
    if userInterfaceIdiom == .pad { return max(50, 45 + bottomInset) }
    if design == .iOS26, !isLow { return TabPlatter.barHeight }
    return (isLow && horizontalSizeClass == .compact ? 32 : 49) + bottomInset
  }
}

extension UIScreen {
  /// The height of the keyboard with its row of suggestions, in points, including the part over the home indicator.
  /// (proposed: Apple states no heights; these are those that apps observe with the English keyboard.)
  public var keyboardHeight: Double {
    let hasHomeIndicator = device.portraitSafeArea.bottom > 0
    switch (userInterfaceIdiom, orientation.isLandscape) {
    case (.pad, false): return hasHomeIndicator ? 337 : 313
    case (.pad, true): return hasHomeIndicator ? 422 : 398
    case (.phone, true): return hasHomeIndicator ? 209 : 200
    case (.phone, false):
      let isWide = device.size.width >= 414
      return hasHomeIndicator ? (isWide ? 346 : 336) : (isWide ? 271 : 260)
    }
  }
}
