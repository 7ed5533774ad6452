internal import Shared

/// The part of a tab bar that stands for one item.
public final class UITabBarButton: UIView {
  public let item: UITabBarItem

  init(_ item: UITabBarItem) {
    self.item = item
    super.init()
  }
}
