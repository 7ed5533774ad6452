internal import Shared

/// Renders the tabs of bottom tabs, in the order of its mode. iOS keeps what is rendered early in windows off the screen;
/// a surface needs none here.
@MainQueue
class BottomTabsBaseAttacher {
  /// The main queue.
  let queue: SerialQueue

  init(queue: SerialQueue) { self.queue = queue }

  func attach(_ tabs: RNNBottomTabsController) {}
}
