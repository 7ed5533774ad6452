extension UIPresentationController {
  /// Begins a finger's swipe of the sheet downwards. Returns false when the swipe has no effect: the presentation is no
  /// sheet or not the topmost, a transition runs, or the swipe is refused. The delegate is notified of a refusal first
  /// (uikit-behaviour §4).
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
    open(animated: true, from: presented, to: presentingViewController, isInteractive: true) {
      "swipe that dismisses <\(presented.className)>"
    }
    delegate?.presentationControllerWillDismiss(self)
    hasNotified = true
    if isRunning(round) { presented.beginAppearanceTransition(false, animated: true) }
    application?.noteChange()
    return true
  }

  /// Moves the finger to a fraction of the sheet's height, from 0 to 1. Returns false when no finger holds the sheet.
  @discardableResult
  public func updateInteractiveDismissal(_ fraction: Double) -> Bool {
    guard machine.phase == .swiping else { return false }
    coordinator?.hold(at: max(0, min(1, fraction)))
    return true
  }

  /// Lets a finger hold a sheet, which does not leave the screen, a part of its height below its place. With nil the finger
  /// lets go.
  func holdSheet(at fraction: Double?) {
    dragged = fraction.map { max(0, min(1, $0)) }
    application?.noteChange()
  }

  /// Lifts the finger with a speed in points per second, positive downwards. A fling, or more than half of the way,
  /// dismisses. Returns false when no finger holds the sheet.
  @discardableResult
  public func endInteractiveDismissal(velocity: Double) -> Bool {
    guard machine.phase == .swiping else { return false }
    let end = SwipeEnd(fraction: coordinator?.percentComplete ?? 0, velocity: velocity)
    return endInteractiveDismissal(complete: end.completes)
  }

  /// Lifts the finger. The sheet continues downwards or moves back up. A finger that was not moved by
  /// `updateInteractiveDismissal` is lifted in the middle. Returns false when no finger holds the sheet.
  @discardableResult
  public func endInteractiveDismissal(complete: Bool) -> Bool {
    guard machine.liftFinger(completes: complete) != nil else { return false }
    if complete {
      // The delegate's method is called last, after the presentation has ended, so the closure captures the delegate
      // now.
      afterwards.insert({ [self, weak delegate] in delegate?.presentationControllerDidDismiss(self) }, at: 0)
    }
    let round = machine.round
    coordinator?.moveFingerToMiddle()
    coordinator?.fingerLifted(isCancelled: !complete)
    guard isRunning(round) else { return true }
    close(after: coordinator?.timeAfterFinger ?? TransitionDuration.restOfSheetSwipe)
    return true
  }

  func finishTurningBack() {
    leaving = []
    guard let presented = presentedViewController, presented.appearanceState == .willDisappear else { return }
    presented.beginAppearingAfterSwipe(animated: true)
    presented.endAppearanceTransition()
  }
}
