internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime
package import NavbridgeVocabulary
package import NavbridgeWire

/// A native screen that a file describes: texts, buttons, and what it does when it appears. Its coordinator decides
/// whether it is modal.
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

  package struct Button: Sendable, Equatable {
    let text: String
    let testID: String?
    let actions: [Action]
  }

  package struct Text: Sendable, Equatable {
    let text: String
    let testID: String?
  }

  /// The title. Each `$params.KEY` in it, and in the other texts, is replaced by the route's parameter.
  let title: String?
  let isModal: Bool
  let texts: [Text]
  let buttons: [Button]
  /// The actions that the screen takes each time it has appeared.
  let onAppear: [Action]

  /// The class of the screen's coordinator.
  var coordinator: NavigationCoordinator.Type {
    isModal ? ModalNativeScreenCoordinator.self : NativeScreenCoordinator.self
  }

  /// Returns a text with each `$params.KEY` replaced. A missing parameter becomes an empty text.
  static func fill(_ text: String, with params: JSONObject) -> String {
    DescribedScreen.fill(text, "params", with: .object(params))
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
