internal import NavbridgeRuntime

extension MMDrawerController {
  func startOpening(_ side: MMDrawerSide, animated: Bool, completion: ((Bool) -> Void)?) {
    switch machine.open(side, exists: self[side].controller != nil, animated: animated) {
    case .ignored: completion?(false)
    case .isSo: completion?(true)
    case .silent: reportMissing(side, animated: animated)
    case .start(let hidden):
      if hidden != .none { hideWithoutAppearanceCalls(hidden) }
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

  /// Runs the motion that the machine has started. It ends at once when its duration is 0 or it cannot be seen.
  ///
  /// - Parameter start: the part of the way, from 0 to 1, that is drawn at the beginning.
  func move(for duration: Int64, from start: Double = 0) {
    application?.noteChange()
    guard duration > 0, isSeen, let application else { return finishMotion() }
    view.isUserInteractionEnabled = false
    busyApplication = application
    busy = application.beginTransition(
      leads: true, endAtOnce: { [slot] in unsafe (slot.object as? MMDrawerController)?.finishMotion() },
      { [className] in "motion of a drawer of <\(className)>" })
    animation = CATransaction.addAnimation()
    let round = machine.round
    progress.hold(at: start)
    progress.run(to: 1, in: duration, from: application.clock.now)
    timer = application.scheduleEnd(ofAnimation: duration) { [slot] in
      guard let drawer = unsafe slot.object as? MMDrawerController, drawer.machine.round == round else { return }
      drawer.finishMotion()
    }
  }

  /// Ends the running motion. A finger that drags is lifted.
  func finishMotion() {
    guard let ended = machine.end() else { return }
    // A callback may begin another motion, so the state of this one is moved out of the properties first.
    let (application, busy, completion, isLetGo) = (busyApplication, busy, completion, isLettingGo)
    let animation = animation
    (busyApplication, self.busy, self.completion, self.animation, isLettingGo) = (nil, nil, nil, nil, false)
    if let timer { application?.clock.cancel(timer) }
    timer = nil
    switch ended {
    case .opening(let side): finishOpening(side)
    case .closing(let side): finishClosing(side, isLetGo: isLetGo)
    case .dragging, .stuck: break
    }
    if let busy { application?.endTransition(busy) }
    viewIfLoaded?.isUserInteractionEnabled = !isAnimatingDrawer
    placeViews()
    completion?(true)
    animation?.end()
  }

  /// Ends the side's appearance. While the drawer controller is still appearing, the side's `viewDidAppear` comes with
  /// the drawer controller's.
  private func finishOpening(_ side: MMDrawerSide) {
    guard let controller = self[side].controller else { return }
    guard isSeen else {
      // A callback of the drawer controller's own disappearance opened the side.
      if controller.outwardAppearance.isSeen { controller.beginAppearanceTransition(false, animated: false) }
      if controller.outwardAppearance == .willDisappear { controller.endAppearanceTransition() }
      return
    }
    installView(of: side)
    if appearanceState == .didAppear, controller.outwardAppearance == .willAppear {
      controller.endAppearanceTransition()
    }
  }

  /// Ends the side's disappearance. A visible side gets its disappearance callbacks whatever happened during the
  /// motion; only the known defect omits them.
  private func finishClosing(_ side: MMDrawerSide, isLetGo: Bool) {
    guard let controller = self[side].controller else { return }
    if isLetGo, controller.outwardAppearance == .didAppear { return hideWithoutAppearanceCalls(side) }
    if controller.outwardAppearance.isSeen { controller.beginAppearanceTransition(false, animated: isLetGo) }
    controller.viewIfLoaded?.removeFromSuperview()
    if controller.outwardAppearance == .willDisappear { controller.endAppearanceTransition() }
  }

  /// Removes a side's view without the appearance callbacks of its view controller, as the library does in some places.
  private func hideWithoutAppearanceCalls(_ side: MMDrawerSide) {
    guard let controller = self[side].controller else { return }
    controller.viewIfLoaded?.detach()
    guard controller.outwardAppearance.isSeen else { return }
    application?.report(
      "drawerWithoutDisappearance",
      "The \(side.rawValue) drawer of <\(className)> was hidden, and <\(controller.className)> received no appearance calls. "
        + "The drawer library does so.")
  }

  private func reportMissing(_ side: MMDrawerSide, animated: Bool) {
    let consequence =
      animated ? " Every later opening and closing is ignored, and touches are off. The drawer library does so." : ""
    if animated { viewIfLoaded?.isUserInteractionEnabled = false }
    application?.report(
      "missingDrawer",
      "<\(className)> received a request to open its side '\(side.rawValue)', which has no controller.\(consequence)")
  }
}

extension MMDrawerController {
  /// The drawer that comes or goes by itself, or that a finger has dragged. Nil while none does.
  public var drawnMotion: (side: MMDrawerSide, opens: Bool, fraction: Double)? {
    if case .dragging(let side, let wasOpen)? = machine.motion { return dragged.map { (side, !wasOpen, $0) } }
    guard let application, progress.isRunning else { return nil }
    let fraction = progress.fraction(at: application.clock.now)
    switch machine.motion {
    case .opening(let side): return (side, true, fraction)
    case .closing(let side): return (side, false, fraction)
    case .dragging, .stuck, nil: return nil
    }
  }
}
