/// The bars of a layer (layered-navigation §5).
struct NavConfig: Sendable {
  /// True for a navigation bar.
  var navBar = true
  /// True for the tab bar, where there is one.
  var tabBar = true
  /// True when a bar that is shown or hidden slides.
  var navBarAnimated = true
}
