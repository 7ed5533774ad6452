public import NavbridgeRuntime

/// Provides the preferences that the system requests from the view controller that fills the screen. It replaces those
/// of a view controller and of all inside it. A library that decides by the options of a whole tree sets one on its
/// containers, in place of overrides in each of their classes.
@MainQueue
public protocol UISystemPreferences: AnyObject {
  var prefersStatusBarHidden: Bool { get }
  var preferredStatusBarStyle: UIStatusBarStyle { get }
  var prefersHomeIndicatorAutoHidden: Bool { get }
  var supportedInterfaceOrientations: UIInterfaceOrientationMask { get }
}
