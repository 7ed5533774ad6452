internal import HeadlessUIKit
internal import NavbridgeRuntime

extension NavDisplay: UINavigationControllerDelegate {
  /// Releases the lock of the operation that waits for the controller. Without one, for instance for a root at launch,
  /// nothing is released (layered-navigation §9).
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    let name = contexts.context(of: viewController)?.controller ?? "\(type(of: viewController))"
    guard let operation = takeOperation(of: viewController) else {
      log(NavRecord(kind: .didShow, subject: name, action: "ignored", id: nil))
      return onStray()
    }
    log(NavRecord(kind: .didShow, subject: name, action: "released", id: operation.lock.id))
    operation.lock.release()
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationControllerOperation,
    from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let layer = (navigationController as? LayerNavigationController)?.layer else { return nil }
    let isShow = operation == .push
    let animator = animator(of: layer, isShow: isShow, from: from, to: to)
    let transition = LayerTransition(animator, isShow: isShow) { [weak self] context, isCancelled in
      guard let self else { return }
      transitions[layer] = nil
      guard isCancelled, let shown = context.viewController(forKey: .to) else { return }
      takeOperation(of: shown)?.lock.release(NavFailure(.cancelled, "The transition of '\(layer.name)' was cancelled."))
    }
    transitions[layer] = transition
    return transition
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { step?.session?.drive }

  /// The animator that the call names wins. Otherwise a push has its own, a pop to the root that of the lowest push, and
  /// any other pop that of the leaving screen (layered-navigation §11).
  private func animator(
    of layer: Layer, isShow: Bool, from: UIViewController, to: UIViewController
  ) -> NavAnimator {
    if let named = step?.animators[layer] { return named }
    guard let step else { return .push }
    if isShow { return step.target[layer].current?.animator ?? .push }
    let before = step.before[layer]
    if step.target[layer].entries.isEmpty { return before.rootAnimator ?? .push }
    let left = contexts.context(of: from)?.contextId
    return before.entries.first { $0.contextId == left }?.animator ?? .push
  }

  private func takeOperation(of controller: UIViewController) -> DisplayOperation? {
    let key = ObjectIdentifier(controller)
    guard var operations = pending[key], !operations.isEmpty else { return nil }
    let operation = operations.removeFirst()
    pending[key] = operations.isEmpty ? nil : operations
    return operation
  }
}
