extension OptionPath {
  static let statusBarVisible = OptionPath("statusBar.visible")
  static let statusBarHidesWithTopBar = OptionPath("statusBar.hideWithTopBar")
  static let statusBarStyle = OptionPath("statusBar.style")
  static let statusBarAnimate = OptionPath("statusBar.animate")
}
