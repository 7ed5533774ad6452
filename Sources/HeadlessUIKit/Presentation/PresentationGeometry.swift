/// The place of a presented view.
struct PresentationGeometry {
  let style: UIModalPresentationStyle
  /// The rectangle that contains the presented view, in points.
  let container: CGRect
  /// The insets of the container that the screen's edges cover.
  let safeArea: UIEdgeInsets
  /// True when sheets fill the width, as on a phone.
  let isPhone: Bool

  /// The frame of the presented view. A sheet lies below the status bar on a phone (uikit-behaviour §7) and is a
  /// centred card elsewhere (proposed: UIKit's sizes depend on text size and device).
  var frame: CGRect {
    switch style {
    case .pageSheet where isPhone, .formSheet where isPhone:
      return CGRect(x: 0, y: safeArea.top, width: container.width, height: container.height - safeArea.top)
    case .pageSheet: return card(width: 704, height: container.height - 2 * safeArea.top)
    case .formSheet: return card(width: 540, height: 620)
    case .popover: return card(width: 320, height: 480)
    default: return CGRect(x: 0, y: 0, width: container.width, height: container.height)
    }
  }

  /// The part of the safe area that is inside that frame. A sheet on a phone has no top inset.
  var safeAreaInside: UIEdgeInsets {
    switch style {
    case .pageSheet where isPhone, .formSheet where isPhone:
      return UIEdgeInsets(top: 0, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right)
    case .pageSheet, .formSheet, .popover: return .zero
    default: return safeArea
    }
  }

  private func card(width: Double, height: Double) -> CGRect {
    let size = CGSize(width: min(width, container.width), height: min(height, container.height))
    let origin = CGPoint(x: (container.width - size.width) / 2, y: (container.height - size.height) / 2)
    return CGRect(origin: origin, size: size)
  }
}
