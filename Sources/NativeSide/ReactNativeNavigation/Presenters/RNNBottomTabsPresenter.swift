internal import HeadlessUIKit

/// Applies the options of bottom tabs: the selected tab and the visibility of the bar (rnn-options §2.5, §4.6).
class RNNBottomTabsPresenter: RNNBasePresenter {
  /// The duration of the bar's slide when a merge requests it, in milliseconds (rnn-layouts §9).
  private static let slide: Double = 150

  final var tabs: RNNBottomTabsController? { boundViewController as? RNNBottomTabsController }

  override var names: [String] { super.names + ["BottomTabPresenter", "RNNDotIndicatorPresenter"] }

  private static let properties = PresentedProperties<RNNBottomTabsController>([
    PresentedProperty(.layout.backgroundColor) { tabs, options in
      tabs.view.backgroundColor = options.resolved.color(.layout.backgroundColor)
    },
    PresentedProperty(.bottomTabs.currentTabIndex, onlyByMerge: true) { tabs, options in
      guard let index = options.asked.index(.bottomTabs.currentTabIndex) else { return }
      tabs.selectedIndex = index
      // The first bottom tabs that a merge reaches consume the option.
      options.asked.consume(.bottomTabs.currentTabIndex)
    },
    PresentedProperty(.bottomTabs.currentTabId, onlyByMerge: true) { tabs, options in
      guard let id = options.asked.text(.bottomTabs.currentTabId) else { return }
      tabs.setSelectedIndexByComponentID(id)
      options.asked.consume(.bottomTabs.currentTabId)
    },
    // For a screen in a stack UIKit asks `hidesBottomBarWhenPushed` as the stack changes. When it appears the option counts for
    // one that is in no stack, and once after a merge has shown or hidden the bar.
    PresentedProperty(.bottomTabs.visible) { tabs, options in
      let isVisible = options.resolved.boolOrDefault(.bottomTabs.visible)
      guard options.merged != nil else { return tabs.restoreTabBar(isVisible: isVisible) }
      tabs.mergeTabBar(isVisible: isVisible, milliseconds: options.asked.boolOrDefault(.bottomTabs.animate) ? slide : 0)
    },
  ])

  override func applyOptionsOnInit(_ options: ResolvedOptions) {
    super.applyOptionsOnInit(options)
    let options = options.withDefault(defaultOptions)
    tabs?.selectedIndex = options.index(.bottomTabs.currentTabIndex) ?? 0
    if let id = options.text(.bottomTabs.currentTabId) { tabs?.setSelectedIndexByComponentID(id) }
    tabs?.showsTitles = options.textOrDefault(.bottomTabs.titleDisplayMode) != "alwaysHide"
  }

  /// Applies the options. When tabs appear, the properties of the superclass are not set, as on iOS.
  override func present(_ options: PresentedOptions) {
    if options.merged != nil { super.present(options) }
    guard var tabs else { return }
    present(Self.properties, options, on: &tabs)
  }
}
