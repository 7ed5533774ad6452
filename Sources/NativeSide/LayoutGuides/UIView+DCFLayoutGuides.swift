public import HeadlessUIKit

extension UIView {
  /// The innermost view controller in the responder chain of this view (layout-guides §6). Nil for a view that is in no
  /// view controller's tree.
  public var dcfViewController: UIViewController? { controllerAround?.controller }

  private var controllerAround: (controller: UIViewController, root: UIView, host: UIView?)? {
    var view = self
    // The child of the controller's view that contains this view.
    var host: UIView?
    while true {
      if let controller = view.controller { return (controller, view, host) }
      guard let superview = view.superview else { return nil }
      if view !== self { host = view }
      view = superview
    }
  }

  /// The insets that bars need in the controller that contains `view`. Top and bottom are the lengths of its guides;
  /// left and right are 0. The result is zero when there is no controller (layout-guides §7).
  ///
  /// The lengths are those of the controller's whole view, wherever `view` is in its content. There is one exception:
  /// if the content as a whole does not reach under a bar, no view inside it is inset for that bar a second time
  /// (layout-guides §11). React's content in a react-native-navigation screen that does not draw behind its bars is
  /// such content.
  public static func contentInsets(for view: UIView) -> UIEdgeInsets {
    view.layoutGuideSource?.insets ?? .zero
  }

  private var layoutGuideSource: LayoutGuideSource? {
    controllerAround.map { LayoutGuideSource($0.controller, root: $0.root, host: $0.host) }
  }

  /// Sets the inset of `scrollView` to the inset of `parentView`, plus the guides if `parentView` asks for them
  /// (layout-guides §8).
  ///
  /// - Parameter updateOffset: True to move the content together with the top inset, so that it keeps its place
  ///   relative to the bar: the sum of offset and inset is kept.
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
