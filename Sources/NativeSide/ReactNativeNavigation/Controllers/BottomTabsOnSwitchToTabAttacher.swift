internal import HeadlessUIKit
internal import Shared

/// Renders the selected tab alone. Another begins when its view loads, at its first selection.
final class BottomTabsOnSwitchToTabAttacher: BottomTabsBaseAttacher {
  override func attach(_ tabs: RNNBottomTabsController) {
    guard let selected = tabs.getCurrentChild() else { return }
    selected.layoutState.reactViewReadyCallback = { [slot = tabs.slot] in slot.layout?.readyForPresentation() }
    selected.render()
  }
}
