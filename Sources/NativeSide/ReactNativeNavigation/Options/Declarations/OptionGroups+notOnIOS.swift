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
