extension OptionMask {
  /// Those that every merge replaces, by 'unset' too (rnn-options §3.1).
  static let replacedByEveryMerge = OptionMask(OptionPath.all.filter { $0.merging == .always })

  /// Those that are replaced together (rnn-options §3.3).
  static let wholes: [OptionMask] = {
    var masks: [String: OptionMask] = [:]
    for option in OptionPath.all {
      if case .whole(let path) = option.merging { masks[path, default: OptionMask()].insert(option.index) }
    }
    return Array(masks.values)
  }()

  /// All options of a drawer.
  static let sideMenu = OptionMask(OptionPath.all.filter { $0.keys[0] == "sideMenu" })

  static let layoutInsets = OptionMask(OptionPath.layout.insets.all)

  static let scrollEdgeTitle = OptionMask(OptionPath.topBar.scrollEdgeAppearance.title.all)

  static let titleComponent = OptionMask(OptionPath.topBar.title.component.all)

  static let dotIndicator = OptionMask(OptionPath.bottomTab.dotIndicator.all)

  /// What a tab's item is made anew for.
  static let tabItem: OptionMask = {
    var mask = OptionMask(OptionPath.all.filter { $0.keys[0] == "bottomTab" })
    mask.subtract(dotIndicator)
    mask.remove(OptionPath.bottomTab.accessibilityLabel.index)
    return mask
  }()
}
