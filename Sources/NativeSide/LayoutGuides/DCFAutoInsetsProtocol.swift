public import HeadlessUIKit
public import NavbridgeRuntime

/// A view that insets its content so that bars do not cover it (layout-guides §9).
///
/// `DCFWrapperViewController` finds and refreshes any view that adopts this protocol, scroll view or not.
@MainQueue
public protocol DCFAutoInsetsProtocol: UIView {
  /// The base inset, in points, to which the guides are added.
  var contentInset: UIEdgeInsets { get set }
  /// True when the guides are added.
  var automaticallyAdjustContentInsets: Bool { get set }
  /// Updates the insets from the guides. It is called on every change of the guides, and may be called at any other
  /// time.
  func refreshContentInset()
}
