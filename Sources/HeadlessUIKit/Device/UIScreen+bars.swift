/// The measures of bars, in points (layout-guides §13).
extension UIScreen {
  /// The height that a large title adds to a navigation bar.
  static let largeTitleHeight: Double = 52

  private var isLow: Bool { verticalSizeClass == .compact }

  /// Returns the height of the part of a navigation bar that contains the buttons.
  func navigationBarHeight(isInSheet: Bool) -> Double {
    if isLow { return horizontalSizeClass == .compact ? 32 : 44 }
    if isInSheet { return 56 }
    return userInterfaceIdiom == .pad ? 50 : 44
  }

  /// True when large titles are allowed. There is no large title where the height is compact.
  var allowsLargeTitles: Bool { !isLow }

  /// Returns the top of a bar at the top of the screen. It is below the notch, but on a phone with a Dynamic Island it
  /// is a little higher.
  func navigationBarTop(below safeTop: Double) -> Double {
    safeTop > 50 ? safeTop - (5 + 1 / scale) : safeTop
  }

  /// Returns the height of a tab bar, including the home indicator's part that it covers.
  func tabBarHeight(bottomInset: Double) -> Double {
    if userInterfaceIdiom == .pad { return max(50, 45 + bottomInset) }
    return (isLow && horizontalSizeClass == .compact ? 32 : 49) + bottomInset
  }
}
