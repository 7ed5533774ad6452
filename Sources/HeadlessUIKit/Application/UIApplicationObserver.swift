public import NavbridgeRuntime

/// Receives the events of an application as they happen. Traces are written with it.
@MainQueue
public protocol UIApplicationObserver: AnyObject {
  /// Called before one of a view controller's four appearance callbacks. `appearanceState` identifies the callback.
  func willCallAppearance(of controller: UIViewController)
  /// Called when a transition begins. `sentence` is a readable description of it.
  func transitionBegan(_ number: Int, _ sentence: String)
  func transitionEnded(_ number: Int)
}
