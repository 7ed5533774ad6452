internal import HeadlessUIKit
internal import NavbridgeRuntime

/// Chooses the way in which bottom tabs render their tabs (rnn-layouts §9).
@MainQueue
final class BottomTabsAttachModeFactory {
  private unowned let application: UIApplication
  var defaultOptions = RNNNavigationOptions()

  init(application: UIApplication) { self.application = application }

  /// Returns the attacher for the tabs' own options, or else for the defaults. An unknown word means `together`.
  func fromOptions(_ options: RNNNavigationOptions) -> BottomTabsBaseAttacher {
    let word = ResolvedOptions([options, defaultOptions]).text(.bottomTabs.tabsAttachMode)
    return switch word.flatMap(BottomTabsAttachMode.init) ?? .together {
    case .together: BottomTabsTogetherAttacher(application: application)
    case .afterInitialTab: BottomTabsAfterInitialTabAttacher(application: application)
    case .onSwitchToTab: BottomTabsOnSwitchToTabAttacher(application: application)
    }
  }
}

/// The time at which the tabs are rendered (rnn-layouts §9).
enum BottomTabsAttachMode: String, Sendable, CaseIterable {
  case together, afterInitialTab, onSwitchToTab
}

/// Renders the tabs of bottom tabs in the order of its mode. iOS keeps views that are rendered early in off-screen
/// windows; a surface needs no window here.
@MainQueue
class BottomTabsBaseAttacher {
  unowned let application: UIApplication

  init(application: UIApplication) { self.application = application }

  func attach(_ tabs: RNNBottomTabsController) {}
}

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

/// Renders only the selected tab. Each other tab starts when its view loads, which its first selection causes.
final class BottomTabsOnSwitchToTabAttacher: BottomTabsBaseAttacher {
  override func attach(_ tabs: RNNBottomTabsController) {
    guard let selected = tabs.getCurrentChild() else { return }
    selected.layoutState.reactViewReadyCallback = { [slot = tabs.slot] in slot.layout?.readyForPresentation() }
    selected.render()
  }
}

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
