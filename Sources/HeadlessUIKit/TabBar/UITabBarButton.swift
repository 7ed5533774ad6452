internal import NavbridgeText

/// The button of one item in a tab bar.
public final class UITabBarButton: UIView {
  /// Where the parts of a button lie whose title stands beside its icon, in the button's coordinates.
  public struct InlinePlaces: Equatable {
    /// The place of the image, in points.
    public let icon: CGRect
    /// The place of the badge, in points; nil without one.
    public let badge: CGRect?
    /// The place of the text, in points.
    public let title: CGRect
  }

  /// The width and the height of an icon above its title, in points (proposed: pictures have no size here).
  static let iconSize: Double = 25
  /// The size of an icon beside its title on a phone, whose bar is low then, and on an iPad (proposed, as Apple's
  /// guidelines advise).
  private static let (compactIconSize, inlineIconSize) = (18.0, 25.0)
  /// The distance between an icon and what stands beside it.
  private static let gap: Double = 6
  /// The part of a badge that lies on the icon.
  private static let overlap: Double = 7
  private static let badgeHeight: Double = 18
  private static let mostOfBadge: Double = 60

  /// The item that the button shows.
  public let item: UITabBarItem

  init(_ item: UITabBarItem) {
    self.item = item
    super.init()
  }

  /// The frame of the icon, in the button's coordinates. It lies above the title or beside it, or in the middle when
  /// there is no title. It is empty when there is no icon.
  public var iconFrame: CGRect {
    if let places = inlinePlaces { return places.icon }
    let side = item.image == nil ? 0 : Self.iconSize
    let isOnPlatter = (superview as? UITabBar)?.platter != nil
    let room = item.title == nil ? bounds.height : isOnPlatter ? TabPlatter.iconRoom : bounds.height * 2 / 3
    return CGRect(x: (bounds.width - side) / 2, y: (room - side) / 2, width: side, height: side)
  }

  /// The places of the parts while the title stands beside the icon: on an iPad, and on a phone in landscape. The
  /// badge lies on the icon's upper corner, and the title after it. Nil while the title lies below the icon.
  public var inlinePlaces: InlinePlaces? {
    guard let bar = superview as? UITabBar, bar.titlePlace != .below else { return nil }
    let isCompact = bar.titlePlace == .besideCompact
    let icon = item.image == nil ? 0 : isCompact ? Self.compactIconSize : Self.inlineIconSize
    let size = item.titleTextAttributes.font?.pointSize ?? (isCompact ? 12 : 13)
    let badge = item.badgeValue.map(Self.widthOfBadge)
    let extra = badge.map { icon == 0 ? $0 : $0 - Self.overlap } ?? 0
    let title = item.title.map { TextWidths.width(of: $0, fontSize: size) } ?? 0
    let gap = title > 0 && icon + extra > 0 ? Self.gap : 0
    let shown = min(title, max(0, bounds.width - icon - extra - gap - 4))
    let start = (bounds.width - icon - extra - gap - shown) / 2
    func place(_ x: Double, width: Double, height: Double, lift: Double = 0) -> CGRect {
      CGRect(
        x: bar.isMirrored ? bounds.width - x - width : x, y: (bounds.height - height) / 2 - lift, width: width,
        height: height)
    }
    return InlinePlaces(
      icon: place(start, width: icon, height: icon),
      badge: badge.map {
        place(start + icon + extra - $0, width: $0, height: Self.badgeHeight, lift: icon == 0 ? 0 : 6)
      },
      title: place(start + icon + extra + gap, width: shown, height: size * 1.2))
  }

  private static func widthOfBadge(_ text: String) -> Double {
    max(badgeHeight, min(mostOfBadge, TextWidths.width(of: text, fontSize: 13)) + 10)
  }
}
