/// All options, by group (rnn-options §2). They are added in the order of `init`.
final class OptionGroups: Sendable {
  static let shared = OptionGroups()

  let root: RootOptionPaths
  let statusBar: StatusBarOptionPaths
  let layout: LayoutOptionPaths
  let topBar: TopBarOptionPaths
  let bottomTabs: BottomTabsOptionPaths
  let bottomTab: BottomTabOptionPaths
  let topTabs: TopTabsOptionPaths
  let sideMenu: SideMenuOptionPaths
  let splitView: SplitViewOptionPaths
  let overlay: OverlayOptionPaths
  let modal: ModalOptionPaths
  let window: WindowOptionPaths
  let preview: PreviewOptionPaths
  let scrollEdgeEffect: ScrollEdgeEffectOptionPaths
  let animations: AnimationsOptionPaths
  /// All options in the order in which they were added. The index of an option is its position here.
  let all: [OptionPath]
  /// The keys of a top bar's button. They are not stored one by one, because a list of buttons is one value.
  let button: ButtonOptionPaths
  let ofButtons: [OptionPath]

  private init() {
    var options = OptionBuilder()
    root = RootOptionPaths(&options)
    statusBar = StatusBarOptionPaths(&options)
    layout = LayoutOptionPaths(&options)
    topBar = TopBarOptionPaths(&options)
    bottomTabs = BottomTabsOptionPaths(&options)
    bottomTab = BottomTabOptionPaths(&options)
    topTabs = TopTabsOptionPaths(&options)
    sideMenu = SideMenuOptionPaths(&options)
    splitView = SplitViewOptionPaths(&options)
    overlay = OverlayOptionPaths(&options)
    modal = ModalOptionPaths(&options)
    window = WindowOptionPaths(&options)
    preview = PreviewOptionPaths(&options)
    scrollEdgeEffect = ScrollEdgeEffectOptionPaths(&options)
    animations = AnimationsOptionPaths(&options)
    all = options.options
    button = ButtonOptionPaths(&options)
    ofButtons = Array(options.options[all.count...])
  }
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

extension OptionGroups {
  /// The options that JavaScript's types contain and iOS does not read (rnn-options §4.8): whole groups and single
  /// options.
  static let notOnIOS = [
    "fab", "navigationBar", "hardwareBackButton", "blurOnUnmount",
    "statusBar.backgroundColor", "statusBar.drawBehind", "statusBar.translucent",
    "topBar.height", "topBar.borderHeight", "topBar.elevation", "topBar.topMargin", "topBar.title.height",
    "topBar.title.alignment", "topBar.title.fontStyle", "topBar.subtitle.fontStyle", "topBar.largeTitle.fontStyle",
    "topBar.backButton.id", "topBar.backButton.fontStyle", "topBar.backButton.fontWeight",
    "topBar.backButton.accessibilityLabel",
    "bottomTabs.elevation", "bottomTabs.preferLargeIcons", "bottomTabs.animateTabSelection",
    "bottomTabs.hideOnScroll", "bottomTabs.layoutStyle", "bottomTabs.cornerRadius", "bottomTabs.bottomMargin",
    "bottomTabs.blurRadius", "bottomTabs.accessibilityLabel",
    "bottomTab.popToRoot", "bottomTab.animateBadge", "bottomTab.iconWidth", "bottomTab.iconHeight",
    "bottomTab.selectedFontSize", "bottomTab.disableIconTint", "bottomTab.disableSelectedIconTint",
    "bottomTab.fontStyle", "bottomTab.dotIndicator.animate",
    "layout.fitSystemWindows", "layout.topMargin", "layout.adjustResize",
    "sideMenu.left.height", "sideMenu.right.height",
  ]
}

/// The behaviour of an option when options are merged (rnn-options §3).
enum OptionMerging: Sendable, Equatable {
  /// A new value replaces the old one. Without a new value the old one stays.
  case value
  /// Every merge replaces the value, also with 'unset'. Only the first layer counts (§3.1).
  case always
  /// All options under a path are replaced together when the merge contains one of them (§3.3).
  case whole(String)
  /// The value acts once. It is then consumed in every merge result that contains it (§1, 'Consumption').
  case consumed
}
