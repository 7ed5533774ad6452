package import NavbridgeVocabulary
package import NavbridgeWire

/// The menu of a drawer as a routes file describes it.
package enum DescribedDrawerMenu: Sendable, Equatable {
  case component(NativeRoute)
  /// A native screen, with the parameters for its texts.
  case native(NativeScreen, JSONObject)

  var menu: DrawerMenu {
    switch self {
    case .component(let route): .component(route)
    case .native(let screen, let params): .native { NativeScreenViewController(screen, params: params, router: $0) }
    }
  }
}
