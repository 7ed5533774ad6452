/// A stack as the screen shows it: the lowest view controllers of the present stack, and above them those that the stack
/// has lost since.
///
/// It is a difference from the stack because a copy of a deep stack would cost as much as all of its view controllers.
struct StackOnScreen<Controller: AnyObject>: RandomAccessCollection {
  private let below: ArraySlice<Controller>
  private let above: [Controller]

  /// - Parameters:
  ///   - stack: The present stack.
  ///   - shared: The number of its lowest view controllers that the screen shows.
  ///   - above: The view controllers above them.
  init(_ stack: [Controller], shared: Int, above: [Controller]) {
    below = stack[..<shared]
    self.above = above
  }

  var startIndex: Int { 0 }
  var endIndex: Int { below.count + above.count }

  subscript(index: Int) -> Controller { index < below.count ? below[index] : above[index - below.count] }

  /// Returns true when a view controller is shown in the stack. The top is looked at first.
  func contains(identical controller: Controller) -> Bool {
    if above.contains(identical: controller) { return true }
    for index in below.indices.reversed() where below[index] === controller { return true }
    return false
  }
}
