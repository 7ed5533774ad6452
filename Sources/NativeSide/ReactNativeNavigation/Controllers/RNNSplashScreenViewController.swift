internal import HeadlessUIKit

/// The app's launch screen as the root of a window, until a layout replaces it (rnn-commands §7.5). It is not part of
/// any layout, so no lookup finds it.
///
/// It is made from the launch storyboard's initial controller. An app without a storyboard has no launch screen; a
/// launch image has no meaning here.
final class RNNSplashScreenViewController: UIViewController {
  /// The storyboard's name.
  let storyboard: String

  /// Returns nil if there is no storyboard.
  init?(launchStoryboard: String?) {
    guard let launchStoryboard else { return nil }
    storyboard = launchStoryboard
    super.init()
    let initial = UIViewController()
    addChild(initial)
    view.addSubview(initial.view)
    initial.didMove(toParent: self)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    for child in children { child.viewIfLoaded?.frame = view.bounds }
  }
}
