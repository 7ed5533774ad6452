internal import Shared

extension MMDrawerController {
  func startOpening(_ side: MMDrawerSide, animated: Bool, completion: ((Bool) -> Void)?) {
    switch machine.open(side, exists: self[side].controller != nil, animated: animated) {
    case .ignored: completion?(false)
    case .isSo: completion?(true)
    case .silent: reportMissing(side, animated: animated)
    case .start(let hidden):
      if hidden != .none { hideWithoutTelling(hidden) }
      self[side].modeInForce = self[side].openMode
      self.completion = completion
      if isSeen {
        self[side].controller?.beginAppearanceTransition(true, animated: animated)
        guard machine.motion == .opening(side) else { return }
        installView(of: side)
      }
      move(for: animated ? self[side].duration : 0)
    }
  }

  func startClosing(animated: Bool, completion: ((Bool) -> Void)?) {
    let side = openSide
    switch machine.close() {
    case .ignored: completion?(false)
    case .isSo, .silent: completion?(true)
    case .start:
      self.completion = completion
      if isSeen { self[side].controller?.beginAppearanceTransition(false, animated: animated) }
      guard machine.motion == .closing(side) else { return }
      move(for: animated ? self[side].duration : 0)
    }
  }

  /// Runs what the machine has started: at once when it takes no time, or when nobody sees it.
  func move(for duration: Int64) {
    application?.noteChange()
    guard duration > 0, isSeen, let application else { return finishMotion() }
    view.isUserInteractionEnabled = false
    busy = application.beginTransition { [className] in "motion of a drawer of <\(className)>" }
    animation = CATransaction.addAnimation()
    let round = machine.round
    timer = application.clock.scheduleOnMain(after: duration) { [slot] in
      guard let drawer = slot.object as? MMDrawerController, drawer.machine.round == round else { return }
      drawer.finishMotion()
    }
  }

  /// Ends what moves now. A finger that drags is taken off.
  func finishMotion() {
    guard !isFinishing else { return }
    let wasDragged = if case .dragging? = machine.motion { true } else { false }
    guard let ended = machine.end() else { return }
    let application = application
    if let timer { application?.clock.cancel(timer) }
    timer = nil
    isFinishing = true
    switch ended {
    case .opening(let side): finishOpening(side)
    case .closing(let side): finishClosing(side, wasDragged: wasDragged)
    case .dragging, .stuck: break
    }
    isFinishing = false
    if let busy { application?.endTransition(busy) }
    busy = nil
    viewIfLoaded?.isUserInteractionEnabled = true
    placeViews()
    let completion = completion
    self.completion = nil
    completion?(true)
    let animation = animation
    self.animation = nil
    animation?.end()
  }

  /// While the whole is appearing, the side's `viewDidAppear` comes with its own.
  private func finishOpening(_ side: MMDrawerSide) {
    guard let controller = self[side].controller, appearanceState != .willAppear else { return }
    if isSeen, controller.outwardAppearance == .willAppear { controller.endAppearanceTransition() }
  }

  private func finishClosing(_ side: MMDrawerSide, wasDragged: Bool) {
    guard let controller = self[side].controller else { return }
    // A push that was dragged and let go is turned round; above the centre the side is not told (known fault).
    if controller.outwardAppearance == .willAppear, isSeen {
      controller.beginAppearanceTransition(false, animated: !wasDragged)
    }
    if controller.outwardAppearance == .didAppear {
      hideWithoutTelling(side)
    } else {
      controller.viewIfLoaded?.removeFromSuperview()
      if controller.outwardAppearance == .willDisappear { controller.endAppearanceTransition() }
    }
  }

  /// Takes a side's view away as the library does in places: its controller does not hear of it.
  private func hideWithoutTelling(_ side: MMDrawerSide) {
    guard let controller = self[side].controller else { return }
    controller.viewIfLoaded?.detach()
    guard controller.outwardAppearance.isSeen else { return }
    application?.report(
      "drawerWithoutDisappearance",
      "The \(side.rawValue) drawer of <\(className)> was hidden, and <\(controller.className)> was not told. "
        + "The drawer library does so.")
  }

  private func reportMissing(_ side: MMDrawerSide, animated: Bool) {
    let consequence =
      animated ? " Every later opening and closing is ignored, and touches are off. The drawer library does so." : ""
    if animated { viewIfLoaded?.isUserInteractionEnabled = false }
    application?.report(
      "missingDrawer",
      "<\(className)> was asked to open its side '\(side.rawValue)', which has no controller.\(consequence)")
  }
}
