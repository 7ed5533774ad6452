internal import HeadlessUIKit
internal import NavbridgeKernel

/// A master and a detail, side by side where the width allows (rnn-layouts §12).
///
/// On iOS the master is the delegate and implements none of its methods, so UIKit's defaults apply.
final class RNNSplitViewController: UISplitViewController, RNNLayoutProtocol {
  let layoutState: RNNLayoutState
  let layoutType = RNNLayoutType.splitView
  private let master: any RNNLayoutProtocol

  init(_ state: RNNLayoutState, children: [any RNNLayoutProtocol]) throws(NativeException) {
    guard let master = children.first else { throw .range(index: 0, count: 0).at("children") }
    self.master = master
    layoutState = state
    super.init()
    viewControllers = children
    didInit()
  }

  func getCurrentChild() -> (any RNNLayoutProtocol)? { master }
}

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
