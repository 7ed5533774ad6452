/// The bars of a layer (layered-navigation §5).
public struct NavConfig: Sendable {
  /// True for a navigation bar.
  public var navBar = true
  /// True for the tab bar, where there is one.
  public var tabBar = true
  /// True when the navigation bar slides as it returns, after a screen has shown or hidden it.
  public var navBarAnimated = true

  /// - Parameter navBarAnimated: true when the bar slides back after a screen has changed it.
  public init(navBar: Bool = true, tabBar: Bool = true, navBarAnimated: Bool = true) {
    self.navBar = navBar
    self.tabBar = tabBar
    self.navBarAnimated = navBarAnimated
  }
}
