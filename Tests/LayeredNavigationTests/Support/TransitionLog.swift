import HeadlessUIKit
import NavbridgeRuntime

/// Notes the transitions of an application.
@MainQueue
final class TransitionLog: UIApplicationObserver {
  private(set) var began: [String] = []

  func callAppearance(of controller: UIViewController, _ callback: () -> Void) { callback() }

  func transitionBegan(_ number: Int, _ sentence: () -> String, leads: Bool) { began.append(sentence()) }

  func transitionEnded(_ number: Int) {}

  var context: Context { { work in work() } }

  func timer(_ work: @escaping @MainQueue @Sendable () -> Void) -> @MainQueue @Sendable () -> Void { work }
}
