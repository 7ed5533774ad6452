internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime

/// Draws the transitions that UIKit does not draw: those of other `stackAnimation`s, and pops that are prevented
/// (react-native-screens §7).
@MainQueue
final class RNSScreenStackAnimator: UIViewControllerAnimatedTransitioning {
  private let duration: Double

  /// - Parameter screen: The screen whose animation counts: the new one of a push, the old one of a pop.
  init(_ screen: RNSScreenView, isPush: Bool) {
    duration = Self.duration(of: screen.animation, own: screen.number(.transitionDuration), isPush: isPush)
  }

  /// The duration in seconds.
  ///
  /// - Parameter own: The screen's duration in milliseconds; none below zero.
  static func duration(of animation: String, own: Double?, isPush: Bool) -> Double {
    guard animation != "none" else { return 0 }
    let own = own.flatMap { $0 >= 0 ? $0 : nil } ?? standard
    return own / 1000 * factor(animation, isPush: isPush)
  }

  /// The duration in milliseconds without one of the screen's.
  private static let standard = 500.0

  /// A fade from the bottom consists of a slide and a fade, of which the longer one counts.
  private static func factor(_ animation: String, isPush: Bool) -> Double {
    guard animation == "fade_from_bottom" else { return 1 }
    return isPush ? 1 : 0.714
  }

  /// True for an animation that UIKit does not draw by itself.
  static func draws(_ animation: String) -> Bool {
    switch animation {
    case "default", "flip", "slide_from_right", "ios_from_right": false
    default: true
    }
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning) -> Double { duration }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    makeAnimator(context).startAnimation("a transition of react-native-screens") {
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func interruptibleAnimator(using context: UIViewControllerContextTransitioning) -> UIViewPropertyAnimator? {
    let animator = makeAnimator(context)
    animator.pauseAnimation("a transition of react-native-screens that a finger drives")
    return animator
  }

  private func makeAnimator(_ context: UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(application: context.application, duration: Int64((duration * 1e9).rounded())) { _ in }
  }

  func animationEnded(_ completed: Bool) {}
}
