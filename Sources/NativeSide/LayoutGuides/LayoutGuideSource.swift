internal import HeadlessUIKit
internal import NavbridgeRuntime

/// The controller whose guides apply to a view, and the insets that follow from them (layout-guides §7).
@MainQueue
struct LayoutGuideSource {
  let controller: UIViewController
  /// True when the controller provides its guides by `DCFViewControllerProtocol`. Otherwise UIKit's guides are used.
  let isByProtocol: Bool
  let guides: LayoutGuidePair
  /// The part of the guides that overlaps the view's host.
  let insets: UIEdgeInsets

  /// - Parameter root: The controller's view.
  /// - Parameter host: The child of `root` that contains the view. Nil for `root` itself and for a direct child of it.
  init(_ controller: UIViewController, root: UIView, host: UIView?) {
    self.controller = controller
    let own = controller as? any DCFViewControllerProtocol
    isByProtocol = own != nil
    let top = own?.currentTopLayoutGuide ?? controller.topLayoutGuide
    let bottom = own?.currentBottomLayoutGuide ?? controller.bottomLayoutGuide
    guides = LayoutGuidePair(top: top.length, bottom: bottom.length)
    let whole = UIEdgeInsets(top: guides.top, left: 0, bottom: guides.bottom, right: 0)
    insets = host.map { whole.reaching(into: $0.frame, of: root.bounds.size) } ?? whole
  }
}
