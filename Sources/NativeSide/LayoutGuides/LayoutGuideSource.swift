internal import HeadlessUIKit
internal import Shared

/// Whose guides count for a view, and what they ask for (layout-guides §7).
@MainQueue
struct LayoutGuideSource {
  let controller: UIViewController
  /// Whether the controller gives its guides by `DCFViewControllerProtocol`; UIKit's own count otherwise.
  let isByProtocol: Bool
  let guides: LayoutGuidePair
  /// The part of the guides that the view's host reaches under.
  let insets: UIEdgeInsets

  /// - Parameter root: the controller's view.
  /// - Parameter host: the part of it that the view lies in; nil for `root` itself, and for what lies in it directly.
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
