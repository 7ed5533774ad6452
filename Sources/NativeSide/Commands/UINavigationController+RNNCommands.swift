internal import HeadlessUIKit
internal import Shared

/// Stack operations with a completion (rnn-commands §2): not animated, it comes in the same turn; animated, when every
/// animation of the operation has ended.
extension UINavigationController {
  /// - Throws: what UIKit raises, before anything is done.
  func push(_ controller: UIViewController, animated: Bool, completion: @escaping () -> Void) throws(RNNException) {
    if let reason = reasonAgainstPushing(controller) { throw .invalidArgument(reason) }
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

  /// - Throws: what UIKit raises, before anything is done.
  func setStackChildren(
    _ children: [UIViewController], animated: Bool, completion: @escaping () -> Void
  ) throws(RNNException) {
    if let reason = reasonAgainstSetting(children) { throw .invalidArgument(reason) }
    performBlock(animated: animated, { setViewControllers(children, animated: animated) }, completion)
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
