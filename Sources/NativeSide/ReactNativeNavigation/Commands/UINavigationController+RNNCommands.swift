internal import HeadlessUIKit
internal import Shared

/// Stack operations with a completion (rnn-commands §2): not animated, it comes in the same turn; animated, when every
/// animation of the operation has ended.
extension UINavigationController {
  /// How deep controllers may be nested, the layout that is pushed among them: twice what one layout may be. Whoever looks
  /// through a tree needs the more of the thread's stack, and of its time, the deeper that is.
  static let depthLimit = 256

  /// - Throws: what UIKit raises, before anything is done; `LAYOUT_TOO_DEEP`.
  func push(_ controller: UIViewController, animated: Bool, completion: @escaping () -> Void) throws(NativeException) {
    if let reason = reasonAgainstPushing(controller) { throw .invalidArgument(reason) }
    try checkDepth(with: [controller])
    performBlock(animated: animated, { pushViewController(controller, animated: animated) }, completion)
  }

  /// - Parameter completion: told whether there was anything to pop.
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

  /// - Throws: what UIKit raises, before anything is done; `LAYOUT_TOO_DEEP`.
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
    guard animated else {
      block()
      return completion()
    }
    CATransaction.begin()
    CATransaction.setCompletionBlock(completion)
    block()
    CATransaction.commit()
  }
}

extension UIViewController {
  /// How many levels there are from this to the deepest of its children.
  fileprivate var height: Int {
    var deepest = 0
    for child in children { deepest = max(deepest, child.height) }
    return deepest + 1
  }
}
