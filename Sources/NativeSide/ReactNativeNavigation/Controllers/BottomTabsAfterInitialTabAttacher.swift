internal import HeadlessUIKit
internal import Shared

/// Renders the selected tab, and the others once it is ready, each in a turn of its own.
final class BottomTabsAfterInitialTabAttacher: BottomTabsBaseAttacher {
  override func attach(_ tabs: RNNBottomTabsController) {
    guard let selected = tabs.getCurrentChild() else { return }
    selected.layoutState.reactViewReadyCallback = { [queue, slot = tabs.slot, initial = selected.slot] in
      guard let tabs = slot.object as? RNNBottomTabsController else { return }
      tabs.readyForPresentation()
      for child in tabs.viewControllers where child.slot !== initial {
        // By slot: tabs that are gone by then render nothing.
        queue.asyncMain { [slot = child.slot] in
          guard let child = slot.layout else { return }
          child.waitForRender = true
          child.render()
        }
      }
    }
    selected.render()
  }
}
