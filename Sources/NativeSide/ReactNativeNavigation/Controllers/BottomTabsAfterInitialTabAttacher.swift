internal import HeadlessUIKit

/// Renders the selected tab first. Once it is ready, each of the others is rendered in a separate turn of the main
/// queue.
final class BottomTabsAfterInitialTabAttacher: BottomTabsBaseAttacher {
  override func attach(_ tabs: RNNBottomTabsController) {
    guard let selected = tabs.getCurrentChild() else { return }
    selected.layoutState.reactViewReadyCallback = { [unowned application, slot = tabs.slot, initial = selected.slot] in
      guard let tabs = unsafe slot.object as? RNNBottomTabsController else { return }
      tabs.readyForPresentation()
      for child in tabs.viewControllers where child.slot !== initial {
        // Captures the slot, so that a tab that has been released by then is not rendered.
        application.async { [slot = child.slot] in
          guard let child = slot.layout else { return }
          child.waitForRender = true
          child.render()
        }
      }
    }
    selected.render()
  }
}
