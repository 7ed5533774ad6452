internal import HeadlessUIKit

/// Renders only the selected tab. Each other tab starts when its view loads, which its first selection causes.
final class BottomTabsOnSwitchToTabAttacher: BottomTabsBaseAttacher {
  override func attach(_ tabs: RNNBottomTabsController) {
    guard let selected = tabs.getCurrentChild() else { return }
    selected.layoutState.reactViewReadyCallback = { [slot = tabs.slot] in slot.layout?.readyForPresentation() }
    selected.render()
  }
}
