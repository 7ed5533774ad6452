extension MMDrawerController {
  /// A finger begins to drag a side: from the edge to open it, or back to close the open one. False when the modes, the
  /// side or a motion forbid it.
  @discardableResult
  public func beginPan(_ side: MMDrawerSide) -> Bool {
    guard isInWindow, appearanceState == .didAppear, let controller = self[side].controller else {
      return false
    }
    let wasOpen = openSide == side
    guard wasOpen ? canCloseByPan : self[side].isEnabled && canOpenByPan, machine.drag(side) else { return false }
    if !wasOpen { uncover(side, controller) }
    application?.noteChange()
    return true
  }

  /// The finger lifts: the motion that it began goes on, or turns back. False when no finger drags.
  @discardableResult
  public func endPan(complete: Bool) -> Bool {
    guard case .dragging(let side, let wasOpen)? = machine.motion, let motion = machine.liftFinger(completes: complete)
    else { return false }
    if wasOpen, motion == .closing(side) {
      self[side].controller?.beginAppearanceTransition(false, animated: true)
      guard machine.motion == motion else { return true }
    }
    isLettingGo = !wasOpen && motion == .closing(side)
    move(for: self[side].restOfPan)
    return true
  }

  /// What of the centre can be seen and tapped beside the drawer that is open, in the coordinates of `centerContainer`.
  /// Nil where a tap there closes nothing.
  public var tappableCenter: CGRect? {
    guard canCloseByTap, let bounds = viewIfLoaded?.bounds else { return nil }
    let width = self[openSide].width
    let x = openSide == .left ? width : 0
    return CGRect(x: x - centerContainer.frame.x, y: 0, width: bounds.width - width, height: bounds.height)
  }

  /// A finger taps the centre, or the overlay on it. False when no drawer is open or the modes forbid it.
  @discardableResult
  public func tapCenter() -> Bool {
    guard canCloseByTap else { return false }
    closeDrawer(animated: true)
    return true
  }

  /// Pushing, the side begins to appear. Above, it has appeared as soon as a hundredth of it is visible (rnn-layouts §10).
  private func uncover(_ side: MMDrawerSide, _ controller: UIViewController) {
    self[side].modeInForce = self[side].openMode
    controller.beginAppearanceTransition(true, animated: true)
    guard case .dragging? = machine.motion else { return }
    installView(of: side)
    if self[side].modeInForce == .aboveContent, controller.outwardAppearance == .willAppear {
      controller.endAppearanceTransition()
    }
  }

  /// The centre is never a navigation controller, so that modes on its bar match nothing.
  private var canOpenByPan: Bool {
    !openDrawerGestureModeMask.isDisjoint(with: [.panningCenterView, .bezelPanningCenterView])
  }

  private var canCloseByTap: Bool {
    isInWindow && openSide != .none && machine.motion == nil && closeDrawerGestureModeMask.contains(.tapCenterView)
  }

  private var canCloseByPan: Bool {
    !closeDrawerGestureModeMask.isDisjoint(with: [.panningCenterView, .bezelPanningCenterView, .panningDrawerView])
  }
}
