internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The menus in the drawers. They are no screens of the state: they belong to no stack, and live as long as the device.
extension NativeAppRouter {
  /// Makes the menus that the app gives.
  func makeDrawerMenus() {
    drawer.leftDrawerViewController = makeDrawerMenu(.left)
    drawer.rightDrawerViewController = makeDrawerMenu(.right)
  }

  private func makeDrawerMenu(_ side: DrawerState.Side) -> UIViewController {
    switch host.configuration[CoordinatorRouter.Settings.self].drawerMenus[side] {
    case nil: return DrawerMenuViewController(side)
    case .native(let make): return make(self)
    case .component(var route):
      route.key = Self.menuKey(side)
      let screen = EntainScreen(
        route, bridge: bridge,
        shownBy: "as the menu of the \(side.rawValue) drawer"
          + remark(at: [.member("drawers"), .member(side.rawValue), .member("component")]))
      screen.mount()
      return screen
    }
  }

  /// The key under which the surface of a script's menu runs.
  private static func menuKey(_ side: DrawerState.Side) -> String { "drawer.\(side.rawValue)" }

  /// The menus of the script, which are hosted like its screens.
  var scriptMenus: [EntainScreen] {
    [drawer.leftDrawerViewController, drawer.rightDrawerViewController].compactMap { $0 as? EntainScreen }
  }

  /// Returns the script's menu that has a key. No coordinator gets this key.
  func scriptMenu(withKey key: String) -> EntainScreen? { scriptMenus.first { $0.route.key.isExactly(key) } }

  /// The side of the drawer whose menu a view controller is.
  func drawerSide(of controller: UIViewController) -> DrawerState.Side? {
    if controller === drawer.leftDrawerViewController { return .left }
    return controller === drawer.rightDrawerViewController ? .right : nil
  }
}
