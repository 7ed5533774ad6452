/// The way in which a presented view lies over its presenter.
public enum UIModalPresentationStyle: String, Sendable, CaseIterable {
  /// A page sheet (uikit-behaviour §4).
  case automatic
  /// No style. Nothing can be presented with it. When a delegate returns it, it means 'do not adapt'.
  case none
  /// Over the whole screen; what is below disappears.
  case fullScreen
  /// A sheet, which a swipe dismisses.
  case pageSheet
  /// A smaller sheet on an iPad.
  case formSheet
  /// Over the controller that defines a context; what is below disappears.
  case currentContext
  /// As the transitioning delegate has it.
  case custom
  /// Over the whole screen; what is below stays.
  case overFullScreen
  /// Over the controller that defines a context; what is below stays.
  case overCurrentContext
  /// A bubble on an iPad.
  case popover

  /// True when the presenter's view leaves the window while a view controller is presented in this style
  /// (uikit-behaviour §1).
  public var takesPresenterAway: Bool { self == .fullScreen || self == .currentContext }

  /// True when the presenter is the nearest ancestor that defines a presentation context (uikit-behaviour §4).
  var asksForContext: Bool { self == .currentContext || self == .overCurrentContext }

  /// True when a part of the presenter stays visible.
  var isCard: Bool { isSheet || self == .popover }

  /// True when a finger can swipe the view down.
  var isSheet: Bool { self == .pageSheet || self == .formSheet }

  /// The style in effect where nothing adapts it: `automatic` is a page sheet.
  var resolved: UIModalPresentationStyle { self == .automatic ? .pageSheet : self }

  /// The style on a compact width when no delegate decides otherwise (uikit-behaviour §4).
  var compact: UIModalPresentationStyle {
    switch resolved {
    case .formSheet, .popover: .pageSheet
    default: resolved
    }
  }

  /// Returns the style on a compact width when a delegate returned `wish`. A style that is the same on every width
  /// ignores the wish.
  func compact(wish: UIModalPresentationStyle?) -> UIModalPresentationStyle {
    guard let wish, resolved.isSheet || self == .popover else { return compact }
    switch wish {
    case .none: return resolved
    case .automatic, .popover: return compact
    default: return wish.compact
    }
  }
}

/// The look of an animated presentation. Nothing is drawn, so all styles take the same time.
public enum UIModalTransitionStyle: String, Sendable {
  /// The content comes from below.
  case coverVertical
  /// The content comes by a turn of the screen.
  case flipHorizontal
  /// The content becomes visible in its place.
  case crossDissolve
  /// The content below is turned like a page.
  case partialCurl
}

/// The place of a presented view.
struct PresentationGeometry {
  let style: UIModalPresentationStyle
  /// The rectangle that contains the presented view, in points.
  let container: CGRect
  /// The insets of the container that the screen's edges cover.
  let safeArea: UIEdgeInsets
  /// True when sheets fill the width, as on a phone.
  let isPhone: Bool
  /// The height at which a sheet rests, in points, without the safe area at the bottom. Nil for all of its room.
  var detentHeight: Double?

  /// True when the presented view is a sheet at the lower edge, whose height its detents decide.
  var hasDetents: Bool { style.isSheet && isPhone }

  /// The height of the highest sheet at the lower edge, in points, without the safe area at the bottom.
  var largestSheetHeight: Double { max(0, container.height - topOfSheets - safeArea.bottom) }

  /// The top of the highest sheet at the lower edge of a phone. In portrait a part of the screen below stays visible under the
  /// status bar, except on devices with a Dynamic Island, whose safe area is that high (uikit-behaviour §7).
  private var topOfSheets: Double {
    if container.width > container.height { return safeArea.top }
    return safeArea.top >= Self.dynamicIsland ? safeArea.top : max(40, safeArea.top + 10)
  }

  /// The least height of the safe area at the top of a device with a Dynamic Island, in points.
  private static let dynamicIsland = 59.0

  /// The frame of the presented view. A sheet lies at the lower edge on a phone (uikit-behaviour §7) and is a
  /// centred card elsewhere (proposed: UIKit's sizes depend on text size and device).
  var frame: CGRect {
    switch style {
    case .pageSheet where isPhone, .formSheet where isPhone:
      let height = min(detentHeight ?? largestSheetHeight, largestSheetHeight) + safeArea.bottom
      return CGRect(x: 0, y: container.height - height, width: container.width, height: height)
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
