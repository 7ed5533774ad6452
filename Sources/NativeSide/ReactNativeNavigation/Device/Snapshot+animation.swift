internal import HeadlessUIKit
internal import Shared

/// What a look in the middle of a transition sees (protocol §11, 'animations').
extension Snapshot {
  /// How a node's own view is drawn; said of those alone that are not drawn plainly.
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

  /// Where elements fly: in a stack's own view, and in the layer that a modal lies in.
  private func containersOfTransitions(of controller: UIViewController) -> [UIView] {
    let ofStack = (controller as? UINavigationController)?.viewIfLoaded
    let isModal = controller.parent == nil && controller.presentingViewController != nil
    let ofModal = isModal ? controller.presentationController?.containerView : nil
    return [ofStack, ofModal].compactMap { $0 }
  }

  /// An element as script told of it, in its surface's coordinates, with what a transition makes of it now.
  private func element(_ element: RCTViewComponentView, of elements: ReactElements) -> JSON {
    var members: JSONObject = [
      "nativeID": .string(element.nativeID), "frame": .numbers(element.frame.numbers), "alpha": .double(element.alpha),
      "hidden": .bool(element.isHidden),
    ]
    if element.transform3D != .identity { members["transform"] = .numbers(element.transform3D.entries) }
    return .object(members)
  }
}
