internal import NavbridgeRuntime

/// Renders the tabs of bottom tabs in the order of its mode. iOS keeps views that are rendered early in off-screen
/// windows; a surface needs no window here.
@MainQueue
class BottomTabsBaseAttacher {
  /// The main queue.
  let queue: SerialQueue

  init(queue: SerialQueue) { self.queue = queue }

  func attach(_ tabs: RNNBottomTabsController) {}
}
