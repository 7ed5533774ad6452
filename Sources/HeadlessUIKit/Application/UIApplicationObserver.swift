public import Shared

/// Told of what goes on in an application, as it happens: for traces.
@MainQueue
public protocol UIApplicationObserver: AnyObject {
  /// One of a controller's four appearance calls comes; `appearanceState` says which.
  func willCallAppearance(of controller: UIViewController)
  /// A transition begins; `sentence` describes it for a person.
  func transitionBegan(_ number: Int, _ sentence: String)
  func transitionEnded(_ number: Int)
}
