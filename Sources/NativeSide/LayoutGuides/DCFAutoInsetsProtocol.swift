public import HeadlessUIKit
public import Shared

/// A view whose content keeps clear of bars by itself (layout-guides §9).
///
/// A view of your own that adopts it is found and refreshed by `DCFWrapperViewController`, scroll view or not.
@MainQueue
public protocol DCFAutoInsetsProtocol: UIView {
  /// The base inset, in points, that guides are added to.
  var contentInset: UIEdgeInsets { get set }
  /// Whether guides are added at all.
  var automaticallyAdjustContentInsets: Bool { get set }
  /// Brings the insets up to date with the guides. Called on every change of the guides, and callable by hand.
  func refreshContentInset()
}
