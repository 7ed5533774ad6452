internal import HeadlessUIKit

/// The app's launch screen as a window's root, until a layout takes its place (rnn-commands §7.5). No layout finds it.
///
/// It is made of the launch storyboard's initial controller. An app without a storyboard, and without a launch image,
/// which has no meaning here, has none.
final class RNNSplashScreenViewController: UIViewController {
  /// The storyboard's name.
  let storyboard: String

  /// Nil where there is nothing to make it of.
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
