internal import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeVocabulary

extension NavDisplay {
  /// Lets the root of the window appear by an animator's parameters. Without one it is there at once
  /// (layered-navigation §5).
  func showRoot(_ animator: NavAnimator?, _ done: @escaping @MainQueue () -> Void) {
    guard let animator, let main = stacks[.nav] else { return application.async(done) }
    let animation = UIViewPropertyAnimator(
      application: application, duration: .milliseconds(animator.duration * 1000)
    ) { [weak main] fraction in
      if let main { animator.draw(main.view, absence: 1 - fraction) }
    }
    rootAnimation = animation
    animation.startAnimation("\(animator.style.rawValue) animation that shows the root") { [weak self] in
      self?.endRootAnimation()
      animator.onShowCompletion(true)
      done()
    }
  }

  /// Stops the animation of the root. The view keeps no trace of it.
  func endRootAnimation() {
    guard let animation = rootAnimation else { return }
    rootAnimation = nil
    animation.stopAnimation()
    stacks[.nav]?.view.alpha = 1
    stacks[.nav]?.view.transform3D = .identity
  }
}

extension UIViewController {
  /// Shows a controller as a child that fills the view.
  func embed(_ child: UIViewController) {
    addChild(child)
    child.view.frame = view.bounds
    appear(child, isAppearing: true) { view.addSubview(child.view) }
    child.didMove(toParent: self)
  }

  /// Removes this controller from its parent.
  func disembed() {
    willMove(toParent: nil)
    parent?.appear(self, isAppearing: false) { view.removeFromSuperview() }
    removeFromParent()
  }

  /// Moves a child's view, with the child's callbacks if this controller is on the screen. Otherwise they come with its
  /// own.
  private func appear(_ child: UIViewController, isAppearing: Bool, _ move: () -> Void) {
    let isSeen = isSeen
    if isSeen { child.beginAppearanceTransition(isAppearing, animated: false) }
    move()
    if isSeen { child.endAppearanceTransition() }
  }
}
