public import NavbridgeRuntime

/// Receives the events of an application as they happen. Traces are written with it.
@MainQueue
public protocol UIApplicationObserver: AnyObject {
  /// Runs work on behalf of something that happened before.
  typealias Context = @MainQueue @Sendable (_ work: () -> Void) -> Void

  /// Runs one of a view controller's four appearance callbacks. `appearanceState` identifies the callback.
  func callAppearance(of controller: UIViewController, _ callback: () -> Void)

  /// Called when a transition begins.
  ///
  /// - Parameters:
  ///   - sentence: A readable description of the transition. It is made when it is called.
  ///   - leads: True if the work that follows in the current context is a part of the transition.
  func transitionBegan(_ number: Int, _ sentence: () -> String, leads: Bool)
  func transitionEnded(_ number: Int)

  /// The context of the work that runs now. It may be used at any later time.
  var context: Context { get }

  /// Returns work for a timer that is being scheduled. It runs `work` in the context of the timer, which is a
  /// consequence of the work that runs now.
  func timer(_ work: @escaping @MainQueue @Sendable () -> Void) -> @MainQueue @Sendable () -> Void
}
