internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeWire
internal import OrderedCollections

/// The controller of a container without a stack.
@MainQueue
class RNSContainerController: UIViewController {}

/// A container that shows its active screens beside each other, such as React Navigation's tabs in JavaScript
/// (react-native-screens §12).
@MainQueue
class RNSScreenContainerView: RCTComponentView, RNSContainer {
  override class var componentNames: [String] { ["RNSScreenContainer"] }

  let container = RNSContainerController()

  var screens: [RNSScreenView] { reactSubviews.compactMap { $0 as? RNSScreenView } }

  required init(_ component: MountedComponent, props: JSONObject) { super.init(component, props: props) }

  override func mountChildComponentView(_ child: RCTComponentView, index: Int) {}

  override func unmountChildComponentView(_ child: RCTComponentView) {
    if let screen = (child as? RNSScreenView)?.screen { detach(screen) }
  }

  override func mountingTransactionDidMount(childrenChanged: Bool) { if childrenChanged { updateContainer() } }
  func markChildUpdated() { updateContainer() }
  func containerCameIntoWindow() { attach() }
  override func didMoveToWindow() { attach() }

  private func attach() {
    guard window != nil, container.parent == nil, let around = reactViewController else { return }
    let isShown = around.isSeen
    around.addChild(container)
    if isShown { container.beginAppearanceTransition(true, animated: false) }
    container.view.frame = CGRect(origin: .zero, size: bounds.size)
    addSubview(container.view)
    updateContainer()
    if isShown, around.appearanceState == .didAppear { container.endAppearanceTransition() }
    container.didMove(toParent: around)
  }

  override func layoutSubviews() {
    container.viewIfLoaded?.frame = CGRect(origin: .zero, size: bounds.size)
    for screen in screens { screen.updateLayoutMetrics() }
  }

  override func invalidate() {
    container.willMove(toParent: nil)
    container.viewIfLoaded?.removeFromSuperview()
    container.removeFromParent()
  }

  /// Detaches the screens that are inactive, and attaches those that have become active.
  func updateContainer() {
    guard !isDeleted else { return }
    let wanted = screens.filter { $0.activityState != 0 }.compactMap(\.screen)
    for case let old as RNSScreen in container.children where !wanted.contains(where: { $0 === old }) { detach(old) }
    for (index, screen) in wanted.enumerated() where screen.parent !== container { attach(screen, at: index) }
  }

  private func attach(_ screen: RNSScreen, at index: Int) {
    let isShown = container.isSeen
    container.addChild(screen)
    if isShown { screen.beginAppearanceTransition(true, animated: false) }
    screen.screenView.frame = screen.screenView.reactFrame
    container.view.insertSubview(screen.view, at: index)
    if isShown, container.appearanceState == .didAppear { screen.endAppearanceTransition() }
    screen.didMove(toParent: container)
  }

  private func detach(_ screen: RNSScreen) {
    guard screen.parent === container else { return }
    screen.willMove(toParent: nil)
    screen.viewIfLoaded?.removeFromSuperview()
    screen.removeFromParent()
  }
}

/// A container of which one screen shows. React Navigation's tabs use it where screens have two states of activity.
@MainQueue
final class RNSScreenNavigationContainerView: RNSScreenContainerView {
  override class var componentNames: [String] { ["RNSScreenNavigationContainer"] }
}
