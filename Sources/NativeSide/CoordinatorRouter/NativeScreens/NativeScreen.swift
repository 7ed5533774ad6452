internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime
package import NavbridgeVocabulary
package import NavbridgeWire

/// A native screen of a routes file, and what it does when it appears. Its coordinator decides whether it is modal.
package struct NativeScreen: Sendable, Equatable {
  /// Something that the native code of the screen does.
  package enum Action: Sendable, Equatable {
    /// Requests navigation from the router.
    case perform(NavigationAction)
    /// Opens a URL from within the app.
    case openURL(String)
    /// Switches a feature flag, as a remote configuration would.
    case setFlag(String, isEnabled: Bool)
  }

  /// The title, and the texts above the buttons. They have the route's parameters as `$params.KEY`.
  let content: DescribedScreen<[Action]>
  let isModal: Bool
  /// The actions that the screen takes each time it has appeared.
  let onAppear: [Action]

  /// The class of the screen's coordinator.
  var coordinator: NavigationCoordinator.Type {
    isModal ? ModalNativeScreenCoordinator.self : NativeScreenCoordinator.self
  }
}

/// Pushes a native screen that a file describes.
class NativeScreenCoordinator: NavigationCoordinator {
  override func makeViewController() -> UIViewController {
    let name = router.app.screen(named: route.name)?.coordinator ?? ""
    guard let screen = router.host.configuration[CoordinatorRouter.Settings.self].nativeScreens[name] else {
      preconditionFailure("The native screen '\(name)' of the route '\(route.name)' is not described.")
    }
    return NativeScreenViewController(screen, params: route.params, router: router)
  }

  override func paramsDidChange() {
    for case let screen as NativeScreenViewController in viewControllers { screen.update(route.params) }
  }
}

/// Presents a native screen that a file describes.
final class ModalNativeScreenCoordinator: NativeScreenCoordinator {
  override class func presentsModally(_ route: NativeRoute) -> Bool { true }
}

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
