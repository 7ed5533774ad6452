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

/// The screen of a route: a content view and the wrapper that shows it (layout-guides §3).
@MainQueue
public final class ScreenContainer {
  /// The name of the route that the screen shows.
  public let route: String
  /// The view to which the layout engine adds the screen's views. It takes the wrapper's size; the layout engine sets
  /// the frames of its subviews.
  public let contentView: UIView
  /// The controller that a stack or a tab shows.
  public let viewController: DCFWrapperViewController

  /// Makes the screen of a route, with an empty view in a wrapper controller.
  public convenience init(route: String) {
    let contentView = UIView()
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.init(route: route, viewController: DCFWrapperViewController(contentView: contentView))
  }

  /// A screen with an existing wrapper, such as the wrapper of a native screen that a file describes. A wrapper without
  /// a title gets the route's name as its title.
  public init(route: String, viewController: DCFWrapperViewController) {
    self.route = route
    self.viewController = viewController
    contentView = viewController.contentView
    viewController.route = route
    if viewController.title == nil { viewController.title = route }
  }
}
