internal import HeadlessUIKit
internal import NavbridgeKernel

/// A master and a detail, side by side where the width allows (rnn-layouts §12).
///
/// On iOS the master is the delegate and implements none of its methods, so UIKit's defaults apply.
final class RNNSplitViewController: UISplitViewController, RNNLayoutProtocol {
  let layoutState: RNNLayoutState
  let layoutType = RNNLayoutType.splitView
  private let master: any RNNLayoutProtocol

  init(_ state: RNNLayoutState, children: [any RNNLayoutProtocol]) throws(NativeException) {
    guard let master = children.first else { throw .range(index: 0, count: 0) }
    self.master = master
    layoutState = state
    super.init()
    viewControllers = children
    didInit()
  }

  func getCurrentChild() -> (any RNNLayoutProtocol)? { master }
}
