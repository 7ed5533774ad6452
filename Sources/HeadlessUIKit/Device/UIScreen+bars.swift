/// The measures of bars, in points (layout-guides §13).
extension UIScreen {
  /// What a large title adds to a navigation bar.
  static let largeTitleHeight: Double = 52

  private var isLow: Bool { verticalSizeClass == .compact }

  /// A navigation bar's part with the buttons.
  func navigationBarHeight(isInSheet: Bool) -> Double {
    if isLow { return horizontalSizeClass == .compact ? 32 : 44 }
    if isInSheet { return 56 }
    return userInterfaceIdiom == .pad ? 50 : 44
  }

  /// There is no large title where the height is compact.
  var allowsLargeTitles: Bool { !isLow }

  /// Where a bar at the top of the screen begins: below the notch, but on a phone with a Dynamic Island a little higher.
  func navigationBarTop(below safeTop: Double) -> Double {
    safeTop > 50 ? safeTop - (5 + 1 / scale) : safeTop
  }

  /// A tab bar, with what it covers of the home indicator's part.
  func tabBarHeight(bottomInset: Double) -> Double {
    if userInterfaceIdiom == .pad { return max(50, 45 + bottomInset) }
    return (isLow && horizontalSizeClass == .compact ? 32 : 49) + bottomInset
  }
}
