/// The time at which the tabs are rendered (rnn-layouts §9).
enum BottomTabsAttachMode: String, Sendable, CaseIterable {
  case together, afterInitialTab, onSwitchToTab
}
