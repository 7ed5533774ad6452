internal import NavbridgeRuntime

/// All options, by group (rnn-options §2). There is one list, which is made once in this order.
final class OptionGroups: Sendable {
  private static let made = Guarded<[OptionPath]>([])
  static let shared = OptionGroups()

  let root = RootOptionPaths()
  let statusBar = StatusBarOptionPaths()
  let layout = LayoutOptionPaths()
  let topBar = TopBarOptionPaths()
  let bottomTabs = BottomTabsOptionPaths()
  let bottomTab = BottomTabOptionPaths()
  let topTabs = TopTabsOptionPaths()
  let sideMenu = SideMenuOptionPaths()
  let splitView = SplitViewOptionPaths()
  let overlay = OverlayOptionPaths()
  let modal = ModalOptionPaths()
  let window = WindowOptionPaths()
  let preview = PreviewOptionPaths()
  let scrollEdgeEffect = ScrollEdgeEffectOptionPaths()
  let animations = AnimationsOptionPaths()
  /// All options in order of declaration. The index of an option is its position here.
  let all: [OptionPath]
  /// The keys of a top bar's button. They are not stored one by one, because a list of buttons is one value.
  let button: ButtonOptionPaths
  let ofButtons: [OptionPath]

  private init() {
    let stored = Self.made.withLock { $0 }
    all = stored
    button = ButtonOptionPaths()
    ofButtons = Self.made.withLock { Array($0[stored.count...]) }
  }

  /// Adds an option to the list. Only the groups above create options.
  static func register(_ option: OptionPath) { made.withLock { $0.append(option) } }
  static func nextIndex() -> Int { made.withLock { $0.count } }
}

extension OptionPath {
  static let all = OptionGroups.shared.all

  /// The keys of a top bar's button.
  static let button = OptionGroups.shared.button
  static let root = OptionGroups.shared.root
  static let statusBar = OptionGroups.shared.statusBar
  static let layout = OptionGroups.shared.layout
  static let topBar = OptionGroups.shared.topBar
  static let bottomTabs = OptionGroups.shared.bottomTabs
  static let bottomTab = OptionGroups.shared.bottomTab
  static let topTabs = OptionGroups.shared.topTabs
  static let sideMenu = OptionGroups.shared.sideMenu
  static let splitView = OptionGroups.shared.splitView
  static let overlay = OptionGroups.shared.overlay
  static let modal = OptionGroups.shared.modal
  static let window = OptionGroups.shared.window
  static let preview = OptionGroups.shared.preview
  static let scrollEdgeEffect = OptionGroups.shared.scrollEdgeEffect
  static let animations = OptionGroups.shared.animations
}
