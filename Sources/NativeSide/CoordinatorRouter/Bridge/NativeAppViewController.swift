internal import HeadlessUIKit

/// The controller of the script framework's window. The native app's controllers lie in it.
final class NativeAppViewController: UIViewController {
  /// Shows the app's outermost container, which appears with this controller.
  func show(_ content: UIViewController) {
    addChild(content)
    if isSeen { content.beginAppearanceTransition(true, animated: false) }
    content.view.frame = view.bounds
    view.addSubview(content.view)
    if appearanceState == .didAppear { content.endAppearanceTransition() }
    content.didMove(toParent: self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for child in children { child.viewIfLoaded?.frame = view.bounds }
  }

  override var childForStatusBarHidden: UIViewController? { children.first }
  override var childForStatusBarStyle: UIViewController? { children.first }
  override var childForHomeIndicatorAutoHidden: UIViewController? { children.first }
}
