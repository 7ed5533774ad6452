public import HeadlessUIKit
public import NavbridgeRuntime

/// The screen of a route: a content view and the wrapper that shows it (layout-guides §3).
@MainQueue
public final class ScreenContainer {
  public let route: String
  /// The view to which the layout engine adds the screen's views. It takes the wrapper's size; the layout engine sets
  /// the frames of its subviews.
  public let contentView: UIView
  public let viewController: DCFWrapperViewController

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
