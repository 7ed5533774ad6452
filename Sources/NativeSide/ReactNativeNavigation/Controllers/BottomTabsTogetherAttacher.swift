internal import HeadlessUIKit

/// Renders all tabs before the tabs are ready.
final class BottomTabsTogetherAttacher: BottomTabsBaseAttacher {
  override func attach(_ tabs: RNNBottomTabsController) {
    let children = tabs.viewControllers.compactMap(\.asLayout)
    var missing = children.count
    tabs.holdingReadiness {
      for child in children {
        child.layoutState.reactViewReadyCallback = { [unowned application, slot = tabs.slot] in
          missing -= 1
          if missing == 0 { application.async { slot.layout?.readyForPresentation() } }
        }
        child.render()
      }
    }
  }
}
