public import HeadlessUIKit
internal import Shared

extension UIView {
  /// The controller whose tree this view is in: the innermost, by the responder chain (layout-guides §6). Nil for a view
  /// that is in no controller's.
  public var dcfViewController: UIViewController? { controllerAround?.controller }

  private var controllerAround: (controller: UIViewController, root: UIView, host: UIView?)? {
    var view = self
    // The part of the controller's view that this one lies in.
    var host: UIView?
    while true {
      if let controller = view.controller { return (controller, view, host) }
      guard let superview = view.superview else { return nil }
      if view !== self { host = view }
      view = superview
    }
  }

  /// What bars cover of the controller that `view` is in: top and bottom as its guides say, left and right 0. Zero when
  /// there is no controller (layout-guides §7).
  ///
  /// The amounts are those of the controller's whole view, wherever `view` lies in its content. But where that content
  /// keeps clear of a bar as a whole, as React's does in a react-native-navigation screen that does not draw behind its
  /// bars, nothing inside is inset for that bar a second time (layout-guides §11).
  public static func contentInsets(for view: UIView) -> UIEdgeInsets {
    view.layoutGuideSource?.insets ?? .zero
  }

  private var layoutGuideSource: LayoutGuideSource? {
    controllerAround.map { LayoutGuideSource($0.controller, root: $0.root, host: $0.host) }
  }

  /// Gives `scrollView` the inset of `parentView`, with the guides where that asks for them (layout-guides §8).
  ///
  /// - Parameter updateOffset: whether the content moves along with the top inset, so that it stays where it is under
  ///   the bar: the sum of offset and inset is kept.
  public static func autoAdjustInsets(
    for parentView: any DCFAutoInsetsProtocol, with scrollView: UIScrollView, updateOffset: Bool
  ) {
    let (oldTop, offset) = (scrollView.contentInset.top, scrollView.contentOffset)
    var inset = parentView.contentInset
    if parentView.automaticallyAdjustContentInsets, let source = parentView.layoutGuideSource {
      inset = inset + source.insets
      (source.controller as? DCFWrapperViewController)?.layoutObserver?.didReadGuides(
        source.guides, of: source.controller, byProtocol: source.isByProtocol, for: parentView)
    }
    scrollView.contentInset = inset
    scrollView.scrollIndicatorInsets = inset
    guard updateOffset, inset.top != oldTop else { return }
    scrollView.contentOffset = CGPoint(x: offset.x, y: offset.y - (inset.top - oldTop))
  }
}
