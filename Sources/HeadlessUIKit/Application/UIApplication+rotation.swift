internal import Shared

extension UIApplication {
  /// Turns the device. What is shown goes along if the controller that fills the screen allows it; false when it does not.
  @discardableResult
  public func rotate(to orientation: UIInterfaceOrientation) -> Bool {
    deviceOrientation = orientation
    guard let allowed = supportedInterfaceOrientations, allowed.contains(orientation.mask) else { return false }
    turn(to: orientation)
    return true
  }

  /// How what fills the screen allows the device to be held. Nil when nothing is shown.
  public var supportedInterfaceOrientations: UIInterfaceOrientationMask? {
    let controller = windows.first(where: \.isOnScreen)?.orientationController
    return controller?.systemPreferences?.supportedInterfaceOrientations ?? controller?.supportedInterfaceOrientations
  }

  /// Something else fills the screen: with the next layout pass it turns as the device is held, or to a way that it allows.
  func setNeedsUpdateOfSupportedInterfaceOrientations() {
    needsOrientationUpdate = true
    setNeedsLayout()
  }

  /// Another controller decides on the status bar and on orientations, it may be.
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

  /// Frames are new at once, as those of models are in UIKit; the turn is seen for 300 ms (uikit-behaviour §5).
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
    _ = clock.scheduleOnMain(after: TransitionDuration.rotation) { [self] in endTransition(transition) }
  }
}

extension UIWindow {
  /// Who is asked how the device may be held: the root, or the topmost of what fills the window over it. A sheet does not.
  var orientationController: UIViewController? {
    let filling = presentedViewControllers.last {
      !($0.modal?.presentation?.presentationStyle.isCard ?? true)
    }
    return filling ?? rootViewController
  }
}
