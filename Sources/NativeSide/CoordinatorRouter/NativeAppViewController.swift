internal import HeadlessUIKit

/// The controller of the script framework's window. Its view is the root of the native app.
final class NativeAppViewController: UIViewController {
  private let appView: NativeAppView

  init(_ appView: NativeAppView) {
    self.appView = appView
    super.init()
  }

  override func loadView() { view = appView }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for child in children { child.viewIfLoaded?.frame = view.bounds }
  }

  override var childForStatusBarHidden: UIViewController? { children.first }
  override var childForStatusBarStyle: UIViewController? { children.first }
  override var childForHomeIndicatorAutoHidden: UIViewController? { children.first }
}
