extension UIApplication {
  /// Rotates the device. The interface rotates too if the view controller that fills the screen allows it. Returns
  /// false when it does not.
  @discardableResult
  public func rotate(to orientation: UIInterfaceOrientation) -> Bool {
    deviceOrientation = orientation
    guard let allowed = supportedInterfaceOrientations, allowed.contains(orientation.mask) else { return false }
    turn(to: orientation)
    return true
  }

  /// The orientations that the view controller which fills the screen allows. Nil when nothing is shown.
  public var supportedInterfaceOrientations: UIInterfaceOrientationMask? {
    let controller = windows.first(where: \.isOnScreen)?.orientationController
    return controller?.systemPreferences?.supportedInterfaceOrientations ?? controller?.supportedInterfaceOrientations
  }

  /// Called when another view controller fills the screen. The next layout pass rotates the interface to the device's
  /// orientation, or else to one that the view controller allows.
  func setNeedsUpdateOfSupportedInterfaceOrientations() {
    needsOrientationUpdate = true
    setNeedsLayout()
  }

  /// Called when another view controller may decide on the status bar and on the orientations.
  func whatFillsScreenChanged() {
    setNeedsStatusBarAppearanceUpdate()
    setNeedsUpdateOfSupportedInterfaceOrientations()
  }

  func updateOrientation() {
    guard needsOrientationUpdate else { return }
    needsOrientationUpdate = false
    guard let allowed = supportedInterfaceOrientations else { return }
    let wishes = [deviceOrientation, screen.orientation] + UIInterfaceOrientation.allCases
    guard let wish = wishes.first(where: { allowed.contains($0.mask) }) else {
      return raise(
        "UIApplicationInvalidInterfaceOrientation",
        "Supported orientations has no common orientation with the application.")
    }
    turn(to: wish)
  }

  /// Changes the frames at once, as UIKit changes its model values. The rotation is visible for 300 ms (uikit-behaviour
  /// §5).
  private func turn(to orientation: UIInterfaceOrientation) {
    guard orientation != screen.orientation else { return }
    screen.orientation = orientation
    noteChange()
    let transition = beginTransition { "rotation to \(orientation.rawValue)" }
    for window in windows {
      window.frame = screen.bounds
      window.setNeedsLayout()
    }
    setNeedsStatusBarAppearanceUpdate()
    onRotation(screen)
    _ = scheduleEnd(ofAnimation: TransitionDuration.rotation) { [self] in endTransition(transition) }
  }
}

extension UIWindow {
  /// The view controller that decides on the orientations: the topmost presented one that fills the window, or else the
  /// root. A sheet does not fill the window.
  var orientationController: UIViewController? {
    machine.shown.root?.modal?.chainAbove?.topmostThatFills ?? rootViewController
  }
}
