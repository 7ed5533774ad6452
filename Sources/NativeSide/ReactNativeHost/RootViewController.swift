internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeWire

/// The window's only view controller, whose view is React's.
@MainQueue
final class RootViewController: UIViewController {
  /// The name under which the script has registered the component.
  let moduleName: String
  private let reactView: RootView

  init(_ host: NativeHost, moduleName: String) {
    self.moduleName = moduleName
    reactView = RootView(moduleName: moduleName, componentId: moduleName)
    super.init()
    host.run(reactView, passesComponentId: false)
  }

  var rootTag: Int64? { reactView.rootTag }

  override func loadView() { view = reactView }

  override func viewDidLayoutSubviews() { reactView.sendPlace() }

  override var childForStatusBarHidden: UIViewController? { childForWindowTraits }
  override var childForStatusBarStyle: UIViewController? { childForWindowTraits }
  override var childForHomeIndicatorAutoHidden: UIViewController? { childForWindowTraits }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    childForWindowTraits?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }
}

/// The root view. It lies under all bars, so the safe area is covered.
private final class RootView: RCTSurfaceHostingView {
  override var coveredInsets: UIEdgeInsets { safeAreaInsets }
}
