internal import HeadlessUIKit
internal import NavbridgeKernel

extension RNNViewControllerFactory {
  func createSideMenu(_ node: RNNLayoutNode) throws(NativeException) -> any RNNLayoutProtocol {
    let children = try children(of: node)
    return try RNNSideMenuViewController(
      state(node, RNNSideMenuPresenter(), RNNSideMenuViewController.self), children: children)
  }

  /// Creates one place of a side menu. Only the first of the node's children is used.
  func createSideMenuChild(
    _ node: RNNLayoutNode, _ type: RNNLayoutType
  ) throws(NativeException) -> any RNNLayoutProtocol {
    guard let first = node.children.first else { throw .range(index: 0, count: 0).at("children") }
    let child: any RNNLayoutProtocol
    do throws(NativeException) { child = try create(first) } catch { throw error.within("children[0]") }
    return RNNSideMenuChildViewController(
      state(node, RNNBasePresenter(), RNNSideMenuChildViewController.self), type, child: child)
  }

  func createSplitView(_ node: RNNLayoutNode) throws(NativeException) -> any RNNLayoutProtocol {
    let children = try children(of: node)
    return try RNNSplitViewController(
      state(node, RNNSplitViewControllerPresenter(), RNNSplitViewController.self), children: children)
  }

  func createExternalComponent(_ node: RNNLayoutNode) throws(NativeException) -> any RNNLayoutProtocol {
    let info = RNNLayoutInfo(node)
    let bound: UIViewController
    do throws(NativeException) {
      bound = try externalComponents.getExternalComponent(info.name ?? "", props: info.props)
    } catch { throw error.at("data.name") }
    let presenter = RNNComponentPresenter(registry: registry, eventEmitter: eventEmitter)
    return RNNExternalViewController(
      state(node, presenter, RNNExternalViewController.self), boundViewController: bound)
  }
}

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
