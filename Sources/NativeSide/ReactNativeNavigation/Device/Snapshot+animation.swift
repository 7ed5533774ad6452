internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeWire
internal import OrderedCollections

/// The part of a snapshot that describes a running transition (protocol §11, 'animations').
extension Snapshot {
  /// Adds the drawing properties of a node's own view that differ from their defaults, and its elements.
  func describeDrawing(of controller: UIViewController, in node: inout JSONObject) {
    guard let view = controller.viewIfLoaded else { return }
    if view.alpha != 1 { node["alpha"] = .double(view.alpha) }
    if view.transform3D != .identity { node["transform"] = .numbers(view.transform3D.entries) }
    let flying = containersOfTransitions(of: controller).flatMap(\.subviews).compactMap { $0 as? AnimatedReactView }
    if !flying.isEmpty { node["sharedElements"] = .array(flying.map(\.json)) }
    if let elements = (controller as? RNNComponentViewController)?.elements {
      node["elements"] = .array(elements.all.map { element($0, of: elements) })
    }
  }

  /// Returns the views in which shared elements move: a stack's own view, and the container of a modal.
  private func containersOfTransitions(of controller: UIViewController) -> [UIView] {
    let ofStack = (controller as? UINavigationController)?.viewIfLoaded
    let isModal = controller.parent == nil && controller.presentingViewController != nil
    let ofModal = isModal ? controller.presentationController?.containerView : nil
    return [ofStack, ofModal].compactMap { $0 }
  }

  /// Describes an element that the script side has reported, in its surface's coordinates, with the current effect of a
  /// transition.
  private func element(_ element: RCTViewComponentView, of elements: ReactElements) -> JSON {
    var members: JSONObject = [
      "nativeID": .string(element.nativeID), "frame": .numbers(element.frame.numbers), "alpha": .double(element.alpha),
      "hidden": .bool(element.isHidden),
    ]
    if element.transform3D != .identity { members["transform"] = .numbers(element.transform3D.entries) }
    return .object(members)
  }
}
