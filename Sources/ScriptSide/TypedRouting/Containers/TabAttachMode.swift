/// The times at which the tabs of a tab view are mounted, and get their routers. The names are those of
/// react-native-navigation's option `tabsAttachMode`.
public enum TabAttachMode: String, Hashable, Sendable, CaseIterable {
  /// All tabs with the tab view itself.
  case together
  /// The selected tab with the tab view itself, the others at the end of the tick.
  case afterInitialTab
  /// Each tab at the end of the tick in which it is selected first.
  case onSwitchToTab
}
