/// How a presented controller's view lies over what presents it.
public enum UIModalPresentationStyle: String, Sendable, CaseIterable {
  /// A page sheet (uikit-behaviour §4).
  case automatic
  /// No style. Nothing can be presented with it; as the answer of a delegate it means 'do not adapt'.
  case none
  case fullScreen
  case pageSheet
  case formSheet
  case currentContext
  case custom
  case overFullScreen
  case overCurrentContext
  case popover

  /// Whether the presenter's view leaves the window while something is presented this way (uikit-behaviour §1).
  public var takesPresenterAway: Bool { self == .fullScreen || self == .currentContext }

  /// Whether the nearest ancestor that defines a presentation context presents (uikit-behaviour §4).
  var asksForContext: Bool { self == .currentContext || self == .overCurrentContext }

  /// Whether it leaves a part of its presenter to be seen.
  var isCard: Bool { isSheet || self == .popover }

  /// Whether a finger can swipe it down.
  var isSheet: Bool { self == .pageSheet || self == .formSheet }

  /// The style without anything left to the system.
  var resolved: UIModalPresentationStyle { self == .automatic ? .pageSheet : self }

  /// What the style becomes on a compact width when no delegate says otherwise (uikit-behaviour §4).
  var compact: UIModalPresentationStyle {
    switch resolved {
    case .formSheet, .popover: .pageSheet
    default: resolved
    }
  }

  /// What the style becomes on a compact width when a delegate answered `wish`. Styles that are the same on every width
  /// are not open to wishes.
  func compact(wish: UIModalPresentationStyle?) -> UIModalPresentationStyle {
    guard let wish, resolved.isSheet || self == .popover else { return compact }
    switch wish {
    case .none: return resolved
    case .automatic, .popover: return compact
    default: return wish.compact
    }
  }
}
