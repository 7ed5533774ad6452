internal import HeadlessUIKit
internal import NavbridgeRuntime

/// Decides if a touch at the left edge may begin a pop. It always may while the bar is hidden, although UIKit's default
/// forbids that; otherwise UIKit's rule holds (rnn-layouts §8).
@MainQueue
struct InteractivePopGestureDelegate {
  private let slot: ObjectSlot

  init(_ stack: RNNStackController) { slot = stack.slot }

  func shouldReceiveTouch() -> Bool {
    guard let stack = unsafe slot.object as? RNNStackController else { return false }
    return stack.isNavigationBarHidden || stack.navigationBar.backButton?.isVisible ?? false
  }
}
