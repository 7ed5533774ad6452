internal import NavbridgeVocabulary
internal import NavbridgeWire

extension RoutesFile {
  /// Reads the menus of the drawers: `{"left","right"}`, each `{"component" or "native","params"?}`.
  static func drawerMenus(
    _ file: RoutesReader, _ nativeScreens: [String: NativeScreen]
  ) throws(RouterAppFault) -> [DrawerState.Side: DescribedDrawerMenu] {
    guard let drawers = file.member("drawers") else { return [:] }
    try drawers.admit(["left", "right"])
    var menus: [DrawerState.Side: DescribedDrawerMenu] = [:]
    for side in DrawerState.Side.allCases {
      if let menu = drawers.member(side.rawValue) { menus[side] = try drawerMenu(menu, nativeScreens) }
    }
    return menus
  }

  private static func drawerMenu(
    _ menu: RoutesReader, _ nativeScreens: [String: NativeScreen]
  ) throws(RouterAppFault) -> DescribedDrawerMenu {
    try menu.admit(["component", "native", "params"])
    let params = try menu.values("params")
    switch (try menu.optionalText("component"), try menu.optionalText("native")) {
    case (let component?, nil): return .component(NativeRoute(name: component, params: params))
    case (nil, let native?):
      guard let screen = nativeScreens[native] else {
        throw RouterAppFault(
          menu.path + [.member("native")],
          "The drawer has the native screen '\(cut: native)', which 'nativeScreens' does not describe.")
      }
      guard !screen.isModal else {
        throw RouterAppFault(
          menu.path + [.member("native")],
          "The drawer has the native screen '\(cut: native)', which is modal. A menu is not presented; leave 'modal' out."
        )
      }
      return .native(screen, params)
    default:
      throw RouterAppFault(
        menu.path,
        "A drawer has either a 'component' of the script or a 'native' screen as its menu, and not both.")
    }
  }
}
