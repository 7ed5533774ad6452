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

  /// Returns the frame of a drawer while it is open.
  public func openPlace(of side: MMDrawerSide, in bounds: CGRect) -> CGRect {
    let width = self[side].maximumWidth
    return CGRect(x: side == .left ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
  }

  /// Returns the distance by which a side opens, in points. It is 0 when the side has no view controller.
  public func width(of side: MMDrawerSide) -> Double { self[side].width }

  /// Sets the width of an open drawer, in points.
  public func setMaximumWidth(_ width: Double, of side: MMDrawerSide) {
    guard self[side].maximumWidth != width else { return }
    self[side].maximumWidth = width
    viewIfLoaded?.setNeedsLayout()
    application?.noteChange()
  }

  /// Sets the effect of an opening side on the centre. An open side keeps its mode until the next opening.
  public func setOpenMode(_ mode: MMDrawerOpenMode, of side: MMDrawerSide) { self[side].openMode = mode }

  /// How the drawer of a side opens.
  public func openMode(of side: MMDrawerSide) -> MMDrawerOpenMode { self[side].openMode }

  /// Allows or forbids opening a side by a finger. A programmatic opening is possible in either case.
  public func setEnabled(_ isEnabled: Bool, _ side: MMDrawerSide) { self[side].isEnabled = isEnabled }

  /// False if a finger cannot open the drawer of a side; a program can.
  public func isEnabled(_ side: MMDrawerSide) -> Bool { self[side].isEnabled }

  /// Allows or forbids dragging the side further than its width. Nothing is drawn, so the value is only stored.
  public func setShouldStretch(_ shouldStretch: Bool, _ side: MMDrawerSide) { self[side].shouldStretch = shouldStretch }

  /// Whether the drawer of a side may be dragged further than its width. Only stored.
  public func shouldStretch(_ side: MMDrawerSide) -> Bool { self[side].shouldStretch }

  /// Sets the speed at which a side opens and closes, in points a second. The motion never takes less than 0.15 s.
  public func setAnimationVelocity(_ velocity: Double, of side: MMDrawerSide) {
    if velocity > 0 { self[side].velocity = velocity }
  }

  /// The speed of the drawer of a side, in points a second.
  public func animationVelocity(of side: MMDrawerSide) -> Double { self[side].velocity }

  func replaceCenter(with new: UIViewController?) {
    let old = storedCenter
    guard old !== new, canAdopt(new.map { [$0] } ?? []) else { return }
    storedCenter = new
    exchange(old, for: new, isShown: true) { [self] in storedCenter === new }
  }

  func replace(_ side: MMDrawerSide, with new: UIViewController?) {
    // The callbacks at the end of a motion may replace the side's view controller as well.
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
