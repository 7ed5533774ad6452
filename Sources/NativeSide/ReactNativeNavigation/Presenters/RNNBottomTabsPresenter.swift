internal import HeadlessUIKit
internal import Shared

/// Applies the options of bottom tabs: which tab is selected, and whether the bar is seen (rnn-options §2.5, §4.6).
class RNNBottomTabsPresenter: RNNBasePresenter {
  /// How long the bar slides when a merge asks for that, in milliseconds (rnn-layouts §9).
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
      // The first tabs that a merge comes to use it up.
      options.asked.consume(.bottomTabs.currentTabIndex)
    },
    PresentedProperty(.bottomTabs.currentTabId, onlyByMerge: true) { tabs, options in
      guard let id = options.asked.text(.bottomTabs.currentTabId) else { return }
      tabs.setSelectedIndexByComponentID(id)
      options.asked.consume(.bottomTabs.currentTabId)
    },
    // iOS hides the bar here for a screen outside a stack, and for one in a stack by `hidesBottomBarWhenPushed`, which
    // asks the same option of the same leaf at the same time: when a screen is about to appear.
    PresentedProperty(.bottomTabs.visible) { tabs, options in
      let slides = options.merged != nil && options.asked.boolOrDefault(.bottomTabs.animate)
      tabs.setTabBarHidden(
        !options.resolved.boolOrDefault(.bottomTabs.visible), milliseconds: slides ? slide : 0)
    },
  ])

  override func applyOptionsOnInit(_ options: ResolvedOptions) {
    super.applyOptionsOnInit(options)
    let options = options.withDefault(defaultOptions)
    tabs?.selectedIndex = options.index(.bottomTabs.currentTabIndex) ?? 0
    if let id = options.text(.bottomTabs.currentTabId) { tabs?.setSelectedIndexByComponentID(id) }
    tabs?.showsTitles = options.textOrDefault(.bottomTabs.titleDisplayMode) != "alwaysHide"
  }

  /// When tabs appear nothing is set, as on iOS, of what other controllers' presenters set then.
  override func present(_ options: PresentedOptions) {
    if options.merged != nil { super.present(options) }
    guard var tabs else { return }
    present(Self.properties, options, on: &tabs)
  }
}
