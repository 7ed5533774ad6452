public import HeadlessUIKit
public import Shared

/// One route's screen: a content view, and the wrapper that shows it (layout-guides §3).
@MainQueue
public final class ScreenContainer {
  public let route: String
  /// What the layout engine puts the screen's views into. It takes the wrapper's size; its own views are the engine's.
  public let contentView: UIView
  public let viewController: DCFWrapperViewController

  public convenience init(route: String) {
    let contentView = UIView()
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.init(route: route, viewController: DCFWrapperViewController(contentView: contentView))
  }

  /// A screen whose wrapper has been made, such as that of a native screen which a file describes. Without a title of its
  /// own the screen has the route's name.
  public init(route: String, viewController: DCFWrapperViewController) {
    self.route = route
    self.viewController = viewController
    contentView = viewController.contentView
    viewController.route = route
    if viewController.title == nil { viewController.title = route }
  }
}
