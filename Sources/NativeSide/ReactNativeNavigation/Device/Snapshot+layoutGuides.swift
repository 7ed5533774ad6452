internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeLayoutGuides
internal import NavbridgeWire

extension Snapshot {
  /// Describes the layout guides by which a wrapper's views are inset, as its last layout pass found them. For a
  /// controller that shows an app's own controller, it describes the guides of that one.
  func layoutGuides(_ controller: UIViewController) -> JSON? {
    let shown = (controller as? RNNExternalViewController)?.boundViewController ?? controller
    guard let guides = shown as? any DCFViewControllerProtocol else { return nil }
    return [
      "top": .double(guides.currentTopLayoutGuide.length), "bottom": .double(guides.currentBottomLayoutGuide.length),
    ]
  }

  /// Describes a scroll view among the `views` of a native screen.
  func scrollElement(_ view: DCFScrollView) -> JSON {
    let scroll = view.scrollView
    return [
      "class": .string("\(Swift.type(of: view))"), "text": .null,
      "testID": view.accessibilityIdentifier.map { .string($0) } ?? .null,
      "frame": .numbers(frame(of: view).numbers), "enabled": .bool(scroll.isScrollEnabled),
      "contentInset": .numbers(scroll.contentInset.numbers),
      "contentOffset": .numbers([scroll.contentOffset.x, scroll.contentOffset.y]),
      "contentSize": .numbers([scroll.contentSize.width, scroll.contentSize.height]),
      "indicatorFlashes": .int(Int64(scroll.indicatorFlashes)),
      "scrollIndicatorInsets": .numbers(scroll.scrollIndicatorInsets.numbers),
      "automaticallyAdjustContentInsets": .bool(view.automaticallyAdjustContentInsets),
    ]
  }
}
