internal import Shared

/// The part of a tab bar that stands for one item.
public final class UITabBarButton: UIView {
  /// The side of an icon, in points (proposed: pictures have no size here).
  static let iconSize: Double = 25

  public let item: UITabBarItem

  init(_ item: UITabBarItem) {
    self.item = item
    super.init()
  }

  /// Where the icon is, in the button's coordinates: above the title, or in the middle without one. Empty without an icon.
  public var iconFrame: CGRect {
    let side = item.image == nil ? 0 : Self.iconSize
    let room = item.title == nil ? bounds.height : bounds.height * 2 / 3
    return CGRect(x: (bounds.width - side) / 2, y: (room - side) / 2, width: side, height: side)
  }
}
