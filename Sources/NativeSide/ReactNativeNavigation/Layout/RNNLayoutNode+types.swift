/// The tests of a node's type, which the factory applies in turn (rnn-layouts §1, §2).
extension RNNLayoutNode {
  var isComponent: Bool { layoutType == .component }
  var isExternalComponent: Bool { layoutType == .externalComponent }
  var isStack: Bool { layoutType == .stack }
  /// True for bottom tabs.
  var isTabs: Bool { layoutType == .bottomTabs }
  var isTopTabs: Bool { layoutType == .topTabs }
  var isSideMenuRoot: Bool { layoutType == .sideMenuRoot }
  var isSideMenuCenter: Bool { layoutType == .sideMenuCenter }
  var isSideMenuLeft: Bool { layoutType == .sideMenuLeft }
  var isSideMenuRight: Bool { layoutType == .sideMenuRight }
  var isSplitView: Bool { layoutType == .splitView }
}
