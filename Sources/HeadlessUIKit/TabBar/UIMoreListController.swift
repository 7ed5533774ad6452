internal import Shared

/// The list behind the tab 'More'.
public final class UIMoreListController: UIViewController {
  override init() {
    super.init()
    title = "More"
  }

  /// The controllers in the list.
  public var rows: [UIViewController] { tabBarController.map { Array($0.viewControllers.dropFirst(4)) } ?? [] }
}
