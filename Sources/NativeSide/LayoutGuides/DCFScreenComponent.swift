public import HeadlessUIKit
public import NavbridgeRuntime
internal import NavbridgeWire

/// Makes the screens of an app by route, each in its own wrapper, for stacks and for tabs.
@MainQueue
public final class DCFScreenComponent {
  private var routes: [ExactText: (UIView) -> Void] = [:]
  private let makeOther: (String) -> DCFWrapperViewController?

  /// - Parameter makeOther: Makes the wrappers of routes that are not registered here. It returns nil for an unknown
  ///   route.
  public init(makeOther: @escaping (_ route: String) -> DCFWrapperViewController? = { _ in nil }) {
    self.makeOther = makeOther
  }

  /// Registers the content of a route's screens. The last registration of a route replaces the earlier ones.
  ///
  /// - Parameter build: Adds the views to a screen's content view.
  public func register(_ route: String, _ build: @escaping (_ contentView: UIView) -> Void) {
    routes[ExactText(route)] = build
  }

  /// Makes the screen of a route. Returns nil for an unknown route.
  public func makeScreen(_ route: String) -> ScreenContainer? {
    guard let build = routes[ExactText(route)] else {
      return makeOther(route).map { ScreenContainer(route: route, viewController: $0) }
    }
    let container = ScreenContainer(route: route)
    build(container.contentView)
    return container
  }

  /// Makes a stack of the screens of routes, from the root to the top. Unknown routes are left out.
  public func makeStack(_ routes: [String]) -> UINavigationController {
    let stack = UINavigationController()
    stack.viewControllers = routes.compactMap { makeScreen($0)?.viewController }
    return stack
  }

  /// Makes a tab bar controller with one tab for each route. Unknown routes are left out.
  public func makeTabs(_ routes: [String]) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = routes.compactMap { makeScreen($0)?.viewController }
    return tabs
  }
}
