internal import HeadlessUIKit
internal import Shared

/// Applies the options of bottom tabs: which tab is selected, and whether the bar is seen (rnn-options §2.5, §4.6).
class RNNBottomTabsPresenter: RNNBasePresenter {
  /// How long the bar slides when a merge asks for that, in milliseconds (rnn-layouts §9).
  private static let slide: Double = 150

  var tabs: RNNBottomTabsController? { boundViewController as? RNNBottomTabsController }

  override func applyOptionsOnInit(_ options: ResolvedOptions) {
    super.applyOptionsOnInit(options)
    let options = options.withDefault(defaultOptions)
    tabs?.selectedIndex = options.index(.currentTabIndex) ?? 0
    if let id = options.text(.currentTabId) { tabs?.setSelectedIndexByComponentID(id) }
    tabs?.showsTitles = options.text(.titleDisplayMode) != "alwaysHide"
  }

  /// iOS hides the bar here for a screen outside a stack, and for one in a stack by `hidesBottomBarWhenPushed`, which asks
  /// the same option of the same leaf at the same time: when a screen is about to appear.
  override func applyOptions(_ options: ResolvedOptions) {
    let isVisible = options.withDefault(defaultOptions).bool(.bottomTabsVisible, default: true)
    tabs?.setTabBarHidden(!isVisible, milliseconds: 0)
  }

  override func mergeOptions(_ options: RNNNavigationOptions, resolvedOptions: ResolvedOptions) {
    super.mergeOptions(options, resolvedOptions: resolvedOptions)
    let merged = ResolvedOptions([options])
    if let index = merged.index(.currentTabIndex) { tabs?.selectedIndex = index }
    if let id = merged.text(.currentTabId) { tabs?.setSelectedIndexByComponentID(id) }
    // The first tabs that a merge comes to use it up.
    for path in [OptionPath.currentTabIndex, .currentTabId] { merged.consume(path) }
    if let isVisible = merged.bool(.bottomTabsVisible) {
      let slides = merged.bool(.bottomTabsAnimate, default: false)
      tabs?.setTabBarHidden(!isVisible, milliseconds: slides ? Self.slide : 0)
    }
  }
}
