internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeWire
internal import OrderedCollections

/// The controller of a container without a stack.
@MainQueue
class RNSContainerController: UIViewController, RNSScreenShowing {
  /// The last screen on top, or else the last one.
  var shownScreen: RNSScreen? {
    let screens = children.lazy.compactMap { $0 as? RNSScreen }
    return screens.last { $0.screenView.activityState == 2 } ?? screens.last
  }

  override var childForStatusBarHidden: UIViewController? { shownScreen }
  override var childForStatusBarStyle: UIViewController? { shownScreen }
  override var childForHomeIndicatorAutoHidden: UIViewController? { shownScreen }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    shownScreen?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }
}

/// A container that shows its active screens beside each other, such as React Navigation's tabs in JavaScript
/// (react-native-screens §12).
@MainQueue
class RNSScreenContainerView: RCTComponentView, RNSContainer {
  override class var componentNames: [String] { ["RNSScreenContainer"] }

  let container = RNSContainerController()

  var screens: [RNSScreenView] { reactSubviews.compactMap { $0 as? RNSScreenView } }

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
    around.embed(container, in: self, frame: CGRect(origin: .zero, size: bounds.size)) { updateContainer() }
  }

  override func layoutSubviews() {
    container.viewIfLoaded?.frame = CGRect(origin: .zero, size: bounds.size)
    for screen in screens { screen.updateLayoutMetrics() }
  }

  override func invalidate() { container.removeFromContainer() }

  /// Detaches the screens that are inactive, and attaches those that have become active.
  func updateContainer() {
    guard !isDeleted else { return }
    let wanted = screens.filter { $0.activityState != 0 }.compactMap(\.screen)
    for case let old as RNSScreen in container.children where !wanted.contains(where: { $0 === old }) { detach(old) }
    for (index, screen) in wanted.enumerated() where screen.parent !== container {
      container.embed(screen, in: container.view, frame: screen.screenView.reactFrame, at: index)
    }
  }

  private func detach(_ screen: RNSScreen) { if screen.parent === container { screen.removeFromContainer() } }
}

/// A container of which one screen shows. React Navigation's tabs use it where screens have two states of activity.
@MainQueue
final class RNSScreenNavigationContainerView: RNSScreenContainerView {
  override class var componentNames: [String] { ["RNSScreenNavigationContainer"] }
}
