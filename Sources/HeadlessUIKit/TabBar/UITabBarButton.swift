/// The button of one item in a tab bar.
public final class UITabBarButton: UIView {
  /// The width and the height of an icon, in points (proposed: pictures have no size here).
  static let iconSize: Double = 25

  public let item: UITabBarItem

  init(_ item: UITabBarItem) {
    self.item = item
    super.init()
  }

  /// The frame of the icon, in the button's coordinates. It lies above the title, or in the middle when there is no
  /// title. It is empty when there is no icon.
  public var iconFrame: CGRect {
    let side = item.image == nil ? 0 : Self.iconSize
    let room = item.title == nil ? bounds.height : bounds.height * 2 / 3
    return CGRect(x: (bounds.width - side) / 2, y: (room - side) / 2, width: side, height: side)
  }
}
