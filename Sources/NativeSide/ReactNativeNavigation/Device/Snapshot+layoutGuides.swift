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
}
