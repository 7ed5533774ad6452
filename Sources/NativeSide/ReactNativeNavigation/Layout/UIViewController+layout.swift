internal import HeadlessUIKit

extension UIViewController {
  /// This as one of the navigation's own controllers, if it is one.
  ///
  /// Classes are asked for first: a cast to the protocol looks through all that a class and those above it conform to,
  /// and a command asks dozens of times.
  var asLayout: (any RNNLayoutProtocol)? {
    if let screen = self as? RNNComponentViewController { return screen }
    if let stack = self as? RNNStackController { return stack }
    return self as? any RNNLayoutProtocol
  }
}
