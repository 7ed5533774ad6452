internal import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeWire

/// Cross-dissolves a window's old root into the new one (rnn-commands §3.1, step 8).
@MainQueue
final class RNNSetRootAnimator {
  /// The running animators, with the latest at the end. An earlier one runs to its end, invisible below the later ones.
  private var running: [UIViewPropertyAnimator] = []

  /// - Parameters:
  ///   - duration: The duration in milliseconds. If it is 0, `completion` is called within this call.
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

  /// The opacity of the new root from 0 to 1, or nil while nothing dissolves.
  var progress: Double? { running.last?.fractionComplete }

  /// Stops the running animators, because their script context has ended.
  func stop() { for animator in running { animator.stopAnimation() } }
}
