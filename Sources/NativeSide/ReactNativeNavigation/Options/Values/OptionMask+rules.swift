extension OptionMask {
  /// The options that every merge replaces, also with 'unset' (rnn-options §3.1).
  static let replacedByEveryMerge = OptionMask(OptionPath.all.filter { $0.merging == .always })

  /// The sets of options that are replaced together (rnn-options §3.3).
  static let replacedTogether: [OptionMask] = {
    var masks: [String: OptionMask] = [:]
    for option in OptionPath.all {
      if case .whole(let path) = option.merging { masks[path, default: OptionMask()].insert(option.index) }
    }
    return masks.sorted { $0.key < $1.key }.map(\.value)
  }()

  /// All options of a side menu.
  static let sideMenu = OptionMask(OptionPath.all.filter { $0.keys[0] == "sideMenu" })

  static let layoutInsets = OptionMask(OptionPath.layout.insets.all)

  static let scrollEdgeTitle = OptionMask(OptionPath.topBar.scrollEdgeAppearance.title.all)

  static let titleComponent = OptionMask(OptionPath.topBar.title.component.all)

  static let dotIndicator = OptionMask(OptionPath.bottomTab.dotIndicator.all)

  /// The options for which a tab's item is created again.
  static let tabItem: OptionMask = {
    var mask = OptionMask(OptionPath.all.filter { $0.keys[0] == "bottomTab" })
    mask.subtract(dotIndicator)
    mask.remove(OptionPath.bottomTab.accessibilityLabel.index)
    return mask
  }()
}
