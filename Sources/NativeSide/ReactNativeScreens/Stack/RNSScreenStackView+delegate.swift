internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime

extension RNSScreenStackView: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    guard let screen = viewController as? RNSScreen else { return }
    if let header = screen.screenView.header {
      header.update(animated: animated)
    } else {
      navigationController.setNavigationBarHidden(true, animated: animated)
    }
    screen.sendHeaderHeight(always: true)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { send("topFinishTransitioning") }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationControllerOperation,
    from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let from = from as? RNSScreen, let to = to as? RNSScreen else { return nil }
    let screen = operation == .push ? to.screenView : from.screenView
    guard
      preventedCount(from: from, to: to, operation) != nil || panInteraction != nil
        || RNSScreenStackAnimator.draws(screen.animation)
    else { return nil }
    return RNSScreenStackAnimator(screen, isPush: operation == .push)
  }

  /// A pop that a screen prevents begins, is turned back after 10 ms, and leaves the decision to the script
  /// (react-native-screens §6).
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let prevented = preventedPop else { return panInteraction }
    let interaction = UIPercentDrivenInteractiveTransition()
    preventedPop = nil
    _ = navigation.application?.schedule(after: Self.timeBeforePrevention) { [weak self] in
      prevented.screen.sendDismissCancelled(prevented.count)
      self?.updateContainer()
      interaction.cancel()
    }
    return interaction
  }

  /// The time in nanoseconds after which a pop is turned back.
  private static let timeBeforePrevention = Int64.milliseconds(10)

  /// Notes a pop that is to be turned back, and returns the number of its screens. Nil for one that goes on. A screen that
  /// the script has taken out is not held back.
  private func preventedCount(from: RNSScreen, to: RNSScreen, _ operation: UINavigationControllerOperation) -> Int? {
    preventedPop = nil
    let screens = screens
    guard operation == .pop, let upper = screens.firstIndex(where: { $0 === from.screenView }),
      let lower = screens.firstIndex(where: { $0 === to.screenView }), lower < upper,
      screens[(lower + 1)...upper].contains(where: { $0.flag(.preventNativeDismiss) })
    else { return nil }
    preventedPop = (from, upper - lower)
    return upper - lower
  }

  /// The screen that decides about swipes: the last one that is on top, or else the last one.
  var topScreen: RNSScreenView? {
    let screens = screens
    return screens.last { $0.activityState == 2 } ?? screens.last
  }

  /// True if a finger may begin to swipe back (react-native-screens §6). A visible back button is not needed.
  var maySwipeBack: Bool {
    guard let topScreen, topScreen.isGestureEnabled, !topScreen.isModal || topScreen === screens.first else {
      return false
    }
    return navigation.viewControllers.count > 1
  }
}
