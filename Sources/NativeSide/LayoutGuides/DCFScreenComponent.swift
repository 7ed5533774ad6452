public import HeadlessUIKit
public import Shared

/// Makes the screens of an app by route, each in a wrapper of its own, for stacks and for tabs alike.
@MainQueue
public final class DCFScreenComponent {
  private var routes: [ExactText: (UIView) -> Void] = [:]
  private let makeOther: (String) -> DCFWrapperViewController?

  /// - Parameter makeOther: makes the wrappers of routes that are not registered here; nil for one that is nobody's.
  public init(makeOther: @escaping (_ route: String) -> DCFWrapperViewController? = { _ in nil }) {
    self.makeOther = makeOther
  }

  /// Says what a route's screens hold. The last registration wins.
  ///
  /// - Parameter build: puts the views into a screen's content view.
  public func register(_ route: String, _ build: @escaping (_ contentView: UIView) -> Void) {
    routes[ExactText(route)] = build
  }

  /// Nil for a route that is nobody's.
  public func makeScreen(_ route: String) -> ScreenContainer? {
    guard let build = routes[ExactText(route)] else {
      return makeOther(route).map { ScreenContainer(route: route, viewController: $0) }
    }
    let container = ScreenContainer(route: route)
    build(container.contentView)
    return container
  }

  /// A stack of the screens of routes, from the root to the top. Routes that are nobody's are left out.
  public func makeStack(_ routes: [String]) -> UINavigationController {
    let stack = UINavigationController()
    stack.viewControllers = routes.compactMap { makeScreen($0)?.viewController }
    return stack
  }

  /// Tabs, one a route. Routes that are nobody's are left out.
  public func makeTabs(_ routes: [String]) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = routes.compactMap { makeScreen($0)?.viewController }
    return tabs
  }
}
