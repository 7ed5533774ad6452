internal import HeadlessUIKit
internal import NavbridgeKernel

/// Stack operations with a completion (rnn-commands §2). Without animation it is called in the same turn, otherwise
/// when every animation of the operation has ended.
extension UINavigationController {
  /// The deepest nesting of controllers, including a layout that is pushed: twice the limit of one layout. A search of
  /// a tree needs more stack and more time the deeper the tree is.
  static let depthLimit = 256

  /// - Throws: The exception that UIKit raises, before anything is done; `LAYOUT_TOO_DEEP`.
  func push(_ controller: UIViewController, animated: Bool, completion: @escaping () -> Void) throws(NativeException) {
    if let reason = reasonAgainstPushing(controller) { throw .invalidArgument(reason) }
    try checkDepth(with: [controller])
    performBlock(animated: animated, { pushViewController(controller, animated: animated) }, completion)
  }

  /// - Parameter completion: Called with true if there was a screen to pop.
  func pop(animated: Bool, completion: @escaping (Bool) -> Void) {
    var hasPopped = false
    performBlock(animated: animated, { hasPopped = popViewController(animated: animated) != nil }) {
      completion(hasPopped)
    }
  }

  func popTo(_ controller: UIViewController, animated: Bool, completion: @escaping () -> Void) {
    performBlock(animated: animated, { _ = popToViewController(controller, animated: animated) }, completion)
  }

  func popToRoot(animated: Bool, completion: @escaping () -> Void) {
    performBlock(animated: animated, { _ = popToRootViewController(animated: animated) }, completion)
  }

  /// - Throws: The exception that UIKit raises, before anything is done; `LAYOUT_TOO_DEEP`.
  func setStackChildren(
    _ children: [UIViewController], animated: Bool, completion: @escaping () -> Void
  ) throws(NativeException) {
    if let reason = reasonAgainstSetting(children) { throw .invalidArgument(reason) }
    try checkDepth(with: children)
    performBlock(animated: animated, { setViewControllers(children, animated: animated) }, completion)
  }

  private func checkDepth(with new: [UIViewController]) throws(NativeException) {
    var depth = 1
    var ancestor = parentToBe
    while let next = ancestor {
      depth += 1
      ancestor = next.parentToBe
    }
    for controller in new where depth + controller.height > Self.depthLimit {
      throw .treeTooDeep(limit: Self.depthLimit)
    }
  }

  private func performBlock(animated: Bool, _ block: () -> Void, _ completion: @escaping () -> Void) {
    let stack = self as? RNNStackController
    // A change by a finger that has not been reported yet would otherwise count as the command's.
    stack?.reportForeignChange()
    guard animated else {
      block()
      stack?.noteCommand()
      return completion()
    }
    CATransaction.begin()
    CATransaction.setCompletionBlock(completion)
    block()
    stack?.noteCommand()
    CATransaction.commit()
  }
}

extension UIViewController {
  /// The number of levels from this controller to its deepest descendant.
  fileprivate var height: Int {
    var deepest = 0
    for child in children { deepest = max(deepest, child.height) }
    return deepest + 1
  }
}
