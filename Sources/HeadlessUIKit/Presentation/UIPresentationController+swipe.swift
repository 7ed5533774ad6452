internal import Shared

extension UIPresentationController {
  /// A finger begins to swipe the sheet down. False when nothing follows it: no sheet, not the topmost, a transition, or
  /// a refusal, of which the delegate has heard then (uikit-behaviour §4).
  @discardableResult
  public func beginInteractiveDismissal() -> Bool {
    guard let presented = presentedViewController, presentationStyle.isSheet, machine.phase == .presented, !isFinishing,
      presented.modal?.presented == nil, presented.appearanceState == .didAppear, isHostOnScreen
    else { return false }
    if presented.isModalInPresentation || !(delegate?.presentationControllerShouldDismiss(self) ?? true) {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    guard let round = machine.swipe() else { return false }
    leaving = [presented]
    open(animated: true) { "swipe that dismisses <\(presented.className)>" }
    delegate?.presentationControllerWillDismiss(self)
    hasTold = true
    if isRunning(round) { presented.beginAppearanceTransition(false, animated: true) }
    application?.noteChange()
    return true
  }

  /// The finger lifts, and the sheet goes on down, or back up. False when no finger holds it.
  @discardableResult
  public func endInteractiveDismissal(complete: Bool) -> Bool {
    guard machine.liftFinger(completes: complete) != nil else { return false }
    if complete {
      // The delegate hears last, and is kept until then: the presentation ends first.
      afterwards.insert({ [self, weak delegate] in delegate?.presentationControllerDidDismiss(self) }, at: 0)
    }
    close(after: TransitionDuration.restOfSheetSwipe)
    return true
  }

  func finishTurningBack() {
    leaving = []
    guard let presented = presentedViewController, presented.appearanceState == .willDisappear else { return }
    presented.beginAppearanceTransition(true, animated: true)
    presented.endAppearanceTransition()
  }
}
