public import HeadlessUIKit
public import Shared

/// One route's screen: a content view, and the wrapper that shows it (layout-guides §3).
@MainQueue
public final class ScreenContainer {
  public let route: String
  /// What the layout engine puts the screen's views into. It takes the wrapper's size; its own views are the engine's.
  public let contentView: UIView
  public let viewController: DCFWrapperViewController

  public init(route: String) {
    self.route = route
    contentView = UIView()
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    viewController = DCFWrapperViewController(contentView: contentView)
    viewController.title = route
  }
}
