internal import HeadlessUIKit
internal import NavbridgeKernel

extension RNNViewControllerFactory {
  func createBottomTabs(_ node: RNNLayoutNode) throws(NativeException) -> RNNBottomTabsController {
    let children = try children(of: node)
    let parts = BottomTabsParts(
      bottomTabPresenter: BottomTabPresenter(defaultOptions: defaultOptions),
      dotIndicatorPresenter: RNNDotIndicatorPresenter(defaultOptions: defaultOptions),
      attacher: attachModeFactory.fromOptions(node.options), warn: warn)
    return try RNNBottomTabsController(
      state(node, BottomTabsAppearancePresenter(), RNNBottomTabsController.self), parts: parts,
      registry: registry, children: children)
  }

  func createTopTabs(_ node: RNNLayoutNode) throws(NativeException) -> RNNTopTabsViewController {
    let children = try children(of: node)
    return RNNTopTabsViewController(state(node, RNNBasePresenter(), RNNTopTabsViewController.self), children: children)
  }
}
