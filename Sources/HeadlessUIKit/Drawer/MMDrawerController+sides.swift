extension MMDrawerController {
  subscript(side: MMDrawerSide) -> DrawerSide {
    get {
      switch side {
      case .left: left
      case .right: right
      case .none: DrawerSide()
      }
    }
    set {
      switch side {
      case .left: left = newValue
      case .right: right = newValue
      case .none: break
      }
    }
  }

  /// Where a drawer lies when it is open.
  public func openPlace(of side: MMDrawerSide, in bounds: CGRect) -> CGRect {
    let width = self[side].maximumWidth
    return CGRect(x: side == .left ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
  }

  /// How far a side opens, in points: 0 when it has no controller.
  public func width(of side: MMDrawerSide) -> Double { self[side].width }

  public func setMaximumWidth(_ width: Double, of side: MMDrawerSide) {
    guard self[side].maximumWidth != width else { return }
    self[side].maximumWidth = width
    viewIfLoaded?.setNeedsLayout()
    application?.noteChange()
  }

  /// What an opening side does to the centre. A side that is open keeps its mode until the next opening.
  public func setOpenMode(_ mode: MMDrawerOpenMode, of side: MMDrawerSide) { self[side].openMode = mode }

  public func openMode(of side: MMDrawerSide) -> MMDrawerOpenMode { self[side].openMode }

  /// Whether a finger can drag a side. The program can open it in any case.
  public func setEnabled(_ isEnabled: Bool, _ side: MMDrawerSide) { self[side].isEnabled = isEnabled }

  public func isEnabled(_ side: MMDrawerSide) -> Bool { self[side].isEnabled }

  /// Whether a finger can drag the side further than its width. Nothing is drawn: it is remembered.
  public func setShouldStretch(_ shouldStretch: Bool, _ side: MMDrawerSide) { self[side].shouldStretch = shouldStretch }

  public func shouldStretch(_ side: MMDrawerSide) -> Bool { self[side].shouldStretch }

  /// How fast a side opens and closes, in points a second; never in less than 0.15 s.
  public func setAnimationVelocity(_ velocity: Double, of side: MMDrawerSide) {
    if velocity > 0 { self[side].velocity = velocity }
  }

  public func animationVelocity(of side: MMDrawerSide) -> Double { self[side].velocity }

  func replaceCenter(with new: UIViewController?) {
    let old = storedCenter
    guard old !== new, canAdopt(new.map { [$0] } ?? []) else { return }
    storedCenter = new
    exchange(old, for: new, isShown: true) { [self] in storedCenter === new }
  }

  func replace(_ side: MMDrawerSide, with new: UIViewController?) {
    // Callbacks of a motion's end may replace it as well.
    finishMotion()
    let old = self[side].controller
    guard old !== new, canAdopt(new.map { [$0] } ?? []) else { return }
    self[side].controller = new
    exchange(old, for: new, isShown: openSide == side) { [self] in self[side].controller === new }
  }

  private func exchange(
    _ old: UIViewController?, for new: UIViewController?, isShown: Bool, isWanted: () -> Bool
  ) {
    exchangeChild(old, for: new, isShown: isShown, isWanted: isWanted, install: installViews)
    viewIfLoaded?.setNeedsLayout()
    application?.noteChange()
  }
}
