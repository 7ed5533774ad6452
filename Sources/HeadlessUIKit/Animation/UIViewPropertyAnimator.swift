public import NavbridgeRuntime

/// Animates the drawing of its closure by UIKit's default curve, for exactly its duration.
///
/// It counts as a transition of its application while it runs.
@MainQueue
public final class UIViewPropertyAnimator {
  private let application: UIApplication
  private let duration: Int64
  private let curve: UICubicTimingParameters
  private let animations: (Double) -> Void
  private var completion: (() -> Void)?
  private var link: CADisplayLink?
  private var timer: TimerToken?
  private var busy: Int?
  /// The fraction, from 0 to 1, that was done at the frame that was drawn last.
  public private(set) var fractionComplete = 0.0

  /// - Parameters:
  ///   - duration: The duration in nanoseconds.
  ///   - animations: A closure that is called with the fraction that is done, from 0 to 1, at each observed frame, and
  ///     with 1 at the end.
  public init(
    application: UIApplication, duration: Int64, curve: UICubicTimingParameters = .easeInOut,
    animations: @escaping (Double) -> Void
  ) {
    self.application = application
    self.duration = duration
    self.curve = curve
    self.animations = animations
  }

  /// Begins the animation. With a duration of 0, the whole animation and `completion` run inside this call.
  ///
  /// - Parameter sentence: A readable description of what keeps the application busy while the animation runs.
  public func startAnimation(_ sentence: String, completion: @escaping () -> Void) {
    self.completion = completion
    guard duration > 0 else { return finish() }
    busy = application.beginTransition { sentence }
    link = CADisplayLink(application: application, actingFrom: nil) { [weak self] in self?.draw($0) }
    timer = application.schedule(after: duration) { [self] in finish() }
  }

  /// Ends a running animation now, at its final state. Otherwise the call has no effect.
  public func stopAnimation() { if timer != nil { finish() } }

  private func draw(_ elapsed: Int64) {
    fractionComplete = curve.progress(at: Double(elapsed) / Double(duration))
    animations(fractionComplete)
  }

  private func finish() {
    link?.invalidate()
    link = nil
    if let timer { application.clock.cancel(timer) }
    timer = nil
    fractionComplete = 1
    animations(1)
    if let busy { application.endTransition(busy) }
    busy = nil
    let done = completion
    completion = nil
    done?()
  }
}
