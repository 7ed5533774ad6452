/// The way in which a presented view lies over its presenter.
public enum UIModalPresentationStyle: String, Sendable, CaseIterable {
  /// A page sheet (uikit-behaviour §4).
  case automatic
  /// No style. Nothing can be presented with it. When a delegate returns it, it means 'do not adapt'.
  case none
  case fullScreen
  case pageSheet
  case formSheet
  case currentContext
  case custom
  case overFullScreen
  case overCurrentContext
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
