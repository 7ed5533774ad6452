internal import HeadlessUIKit

/// The options of one drawer (rnn-options §4.8).
struct SideMenuSideOptions: Sendable {
  let side: MMDrawerSide
  let visible: OptionPath
  let enabled: OptionPath
  let width: OptionPath
  let shouldStretchDrawer: OptionPath
  let animationVelocity: OptionPath
  let openMode: OptionPath

  init(_ side: MMDrawerSide) {
    self.side = side
    func path(_ name: String) -> OptionPath { OptionPath("sideMenu.\(side.rawValue).\(name)") }
    visible = path("visible")
    enabled = path("enabled")
    width = path("width")
    shouldStretchDrawer = path("shouldStretchDrawer")
    animationVelocity = path("animationVelocity")
    openMode = path("openMode")
  }

  static let all = [SideMenuSideOptions(.left), SideMenuSideOptions(.right)]
}

extension OptionPath {
  static let sideMenuAnimationType = OptionPath("sideMenu.animationType")
  static let sideMenuOpenGestureMode = OptionPath("sideMenu.openGestureMode")
}
