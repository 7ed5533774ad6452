public import Shared

/// Answers for a controller, and for all that is in it, what the system asks of whoever fills the screen. A library that
/// decides by options of a whole tree gives its containers one, in place of overrides in each of their classes.
@MainQueue
public protocol UISystemPreferences: AnyObject {
  var prefersStatusBarHidden: Bool { get }
  var preferredStatusBarStyle: UIStatusBarStyle { get }
  var prefersHomeIndicatorAutoHidden: Bool { get }
  var supportedInterfaceOrientations: UIInterfaceOrientationMask { get }
}
