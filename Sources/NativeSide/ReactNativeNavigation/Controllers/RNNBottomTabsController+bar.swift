internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeWire

extension RNNBottomTabsController {
  /// Returns the bar's button for a tab, or nil for a tab behind 'More'.
  func button(of child: UIViewController) -> UITabBarButton? {
    tabBar.buttons.first { $0.item === child.tabBarItem }
  }

  func dotIndicator(of child: UIViewController) -> RNNDotIndicatorView? {
    button(of: child)?.subviews.lazy.compactMap { $0 as? RNNDotIndicatorView }.first
  }

  /// Returns the components of the tabs' custom items, or nil unless every tab declares one.
  func makeCustomItems(_ children: [any RNNLayoutProtocol]) throws(NativeException) -> [ComponentOptions]? {
    let declared = children.map { $0.resolveOptions() }.filter { $0.text(.bottomTab.componentName) != nil }
    guard !declared.isEmpty else { return nil }
    guard declared.count == children.count else {
      warn(
        "Of the \(children.count) tabs of '\(cut: layoutInfo.componentId)' \(declared.count) have a bottomTab.component: "
          + "all must have one, or the bar's own items are shown.")
      return nil
    }
    var items: [ComponentOptions] = []
    for options in declared {
      guard
        let item = ComponentOptions(
          options, name: .bottomTab.componentName, componentId: .bottomTab.componentId)
      else { throw .paramGet }
      items.append(item)
    }
    return items
  }
}

extension RNNBottomTabsController: Touchable {
  /// The buttons of the bar. With a custom row they are the cells of the row.
  package var touchTargets: [TouchTarget] {
    var targets = barTargets { [self] in tap(at: $0) }
    // The row covers the bar's long-press recogniser and has none itself.
    for index in targets.indices where customRow == nil {
      targets[index].longPress = { [self] in eventEmitter.sendBottomTabLongPressed(index) }
    }
    return targets
  }

  private func tap(at index: Int) {
    guard customRow != nil else {
      tapTab(at: index)
      return
    }
    guard viewControllers.indices.contains(index), let child = viewControllers[index].asLayout else {
      return
    }
    eventEmitter.sendBottomTabPressed(index)
    guard child.isTabSelectable else { return }
    let previous = selection.current
    selectedIndex = index
    eventEmitter.sendBottomTabSelected(index, unselected: previous)
  }
}
