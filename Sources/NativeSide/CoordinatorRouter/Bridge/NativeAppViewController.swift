internal import HeadlessUIKit

/// The controller of the script framework's window. The native app's controllers lie in it.
final class NativeAppViewController: UIViewController {
  func show(_ content: UIViewController) {
    addChild(content)
    view.addSubview(content.view)
    content.didMove(toParent: self)
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for child in children { child.viewIfLoaded?.frame = view.bounds }
  }

  override var childForStatusBarHidden: UIViewController? { children.first }
  override var childForStatusBarStyle: UIViewController? { children.first }
  override var childForHomeIndicatorAutoHidden: UIViewController? { children.first }
}
