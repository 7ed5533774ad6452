internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeLayoutGuides
internal import NavbridgeWire

extension Snapshot {
  /// Returns true if a controller belongs to the app and is shown by another native screen rather than by a layout.
  func isNative(_ controller: UIViewController) -> Bool {
    !(controller is any RNNLayoutProtocol || controller is RNNSplashScreenViewController)
      && !(controller.parent is RNNExternalViewController || controller.parent is RNNSplashScreenViewController)
  }

  /// Describes the labels and controls of a native controller, as they lie in its view (protocol §9).
  func nativeViews(_ controller: UIViewController) -> JSON? {
    guard controller is RNNExternalViewController || isNative(controller) else { return nil }
    return .array(controller.viewIfLoaded.map(elements) ?? [])
  }

  private func elements(in view: UIView) -> [JSON] {
    view.subviews.flatMap { view in (element(view).map { [$0] } ?? []) + elements(in: view) }
  }

  private func element(_ view: UIView) -> JSON? {
    if let scroll = view as? DCFScrollView { return scrollElement(scroll) }
    guard view is UILabel || view is UIControl else { return nil }
    return [
      "class": .string("\(Swift.type(of: view))"), "text": text(view.shownText),
      "testID": text(view.accessibilityIdentifier),
      "frame": .numbers(frame(of: view).numbers), "enabled": .bool((view as? UIControl)?.isEnabled ?? true),
    ]
  }
}
