extension OptionPath {
  static let layoutDirection = OptionPath("layout.direction")
  static let layoutOrientation = OptionPath("layout.orientation")
  static let layoutInsets = OptionPath("layout.insets")
  static let autoHideHomeIndicator = OptionPath("layout.autoHideHomeIndicator")
  static let topBarDrawBehind = OptionPath("topBar.drawBehind")
  static let topBarTranslucent = OptionPath("topBar.background.translucent")
  static let topBarHideOnScroll = OptionPath("topBar.hideOnScroll")
  static let bottomTabsDrawBehind = OptionPath("bottomTabs.drawBehind")
  static let bottomTabsTranslucent = OptionPath("bottomTabs.translucent")
}
