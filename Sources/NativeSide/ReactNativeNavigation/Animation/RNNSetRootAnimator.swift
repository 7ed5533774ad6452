internal import HeadlessUIKit
internal import Shared

/// Dissolves a window's old root into the new one (rnn-commands §3.1, step 8).
@MainQueue
final class RNNSetRootAnimator {
  /// The latest last. An earlier one goes on to its end, unseen below the later.
  private var running: [UIViewPropertyAnimator] = []

  /// - Parameters:
  ///   - duration: milliseconds. Without one `completion` comes in this call.
  func animate(_ window: UIWindow, duration: Double, completion: @escaping () -> Void) {
    guard duration > 0, let application = window.application else { return completion() }
    let animator = UIViewPropertyAnimator(
      application: application, duration: Int64.milliseconds(min(duration, TransitionTiming.longest))
    ) { progress in
      application.traceAnimation("RNNSetRootAnimator", "tick", id: nil, ["progress": .double(progress)])
    }
    running.append(animator)
    application.traceAnimation("RNNSetRootAnimator", "start", id: nil, ["duration": .double(duration)])
    animator.startAnimation("cross-dissolve of the window's root") { [self] in
      running.removeAll { $0 === animator }
      application.traceAnimation("RNNSetRootAnimator", "end", id: nil, [:])
      completion()
    }
  }

  /// How much of the new root is seen, from 0 to 1. Nil while nothing dissolves.
  var progress: Double? { running.last?.fractionComplete }

  /// Ends what runs: its script context has ended.
  func stop() { for animator in running { animator.stopAnimation() } }
}
