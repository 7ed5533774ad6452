public import HeadlessUIKit

/// The first coordinator of a modal is the delegate of its presentation, so that a swipe down ends in `stop`
/// (native-router §7.4, §9).
extension NavigationCoordinator: UIAdaptivePresentationControllerDelegate {
  public func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    router.userDismissed(self)
  }

  public func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    router.userAttemptedToDismiss(self)
  }
}
