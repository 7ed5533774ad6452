internal import HeadlessUIKit

extension UIViewController {
  /// This controller as one of the navigation's own controllers, or nil.
  ///
  /// Classes are tested first, because a cast to the protocol searches all conformances of a class and its
  /// superclasses, and a command casts dozens of times.
  var asLayout: (any RNNLayoutProtocol)? {
    if let screen = self as? RNNComponentViewController { return screen }
    if let stack = self as? RNNStackController { return stack }
    return self as? any RNNLayoutProtocol
  }
}
