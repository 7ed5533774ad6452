extension MMDrawerController {
  /// Begins the drag of a side by a finger: from the edge to open it, or back to close the open one. Returns false when
  /// the gesture modes, the side or a running motion forbid it.
  @discardableResult
  public func beginPan(_ side: MMDrawerSide) -> Bool {
    guard isInWindow, appearanceState == .didAppear, let controller = self[side].controller else {
      return false
    }
    let wasOpen = openSide == side
    guard wasOpen ? canCloseByPan : self[side].isEnabled && canOpenByPan, machine.drag(side) else { return false }
    dragged = nil
    if !wasOpen { uncover(side, controller) }
    application?.noteChange()
    return true
  }

  /// Moves the finger to a part of the way, from 0 where it began to 1 where the side is open, or is closed again. Returns
  /// false when no finger drags.
  @discardableResult
  public func updatePan(_ fraction: Double) -> Bool {
    guard case .dragging? = machine.motion else { return false }
    let isFirst = dragged == nil
    dragged = max(0, min(1, fraction))
    if isFirst { placeViews() }
    application?.noteChange()
    return true
  }

  /// Lifts the finger. The motion that it began continues or turns back. Returns false when no finger drags.
  @discardableResult
  public func endPan(complete: Bool) -> Bool {
    guard case .dragging(let side, let wasOpen)? = machine.motion, let motion = machine.liftFinger(completes: complete)
    else { return false }
    if wasOpen, motion == .closing(side) {
      self[side].controller?.beginAppearanceTransition(false, animated: true)
      guard machine.motion == motion else { return true }
    }
    isLettingGo = !wasOpen && motion == .closing(side)
    completion = endOfGesture
    // The drawing goes on from the finger, or back from there.
    let start = dragged.map { complete ? $0 : 1 - $0 } ?? 0
    if dragged != nil { placeViews() }
    dragged = nil
    move(for: self[side].restOfPan, from: start)
    return true
  }

  /// The part of the centre that can be seen and tapped beside the open drawer, in the coordinates of
  /// `centerContainer`. Nil when a tap there does not close the drawer.
  public var tappableCenter: CGRect? {
    guard canCloseByTap, let bounds = viewIfLoaded?.bounds else { return nil }
    let width = self[openSide].width
    let x = openSide == .left ? width : 0
    return CGRect(x: x - centerContainer.frame.x, y: 0, width: bounds.width - width, height: bounds.height)
  }

  /// Taps the centre, or the overlay on it, with a finger. Returns false when no drawer is open or the gesture modes
  /// forbid it.
  @discardableResult
  public func tapCenter() -> Bool {
    guard canCloseByTap else { return false }
    closeDrawer(animated: true, completion: endOfGesture)
    return true
  }

  private var endOfGesture: (Bool) -> Void { { [unowned self] _ in gestureCompletion?(self) } }

  /// Begins the side's appearance. In the mode above the centre, the appearance also ends at once, because it ends as
  /// soon as a hundredth of the side is visible (rnn-layouts §10).
  private func uncover(_ side: MMDrawerSide, _ controller: UIViewController) {
    self[side].modeInForce = self[side].openMode
    controller.beginAppearanceTransition(true, animated: true)
    guard case .dragging? = machine.motion else { return }
    installView(of: side)
    if self[side].modeInForce == .aboveContent, controller.outwardAppearance == .willAppear {
      controller.endAppearanceTransition()
    }
  }

  /// True when the gesture modes allow opening by a pan. The centre is never a navigation controller, so the modes for
  /// its bar never match.
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
