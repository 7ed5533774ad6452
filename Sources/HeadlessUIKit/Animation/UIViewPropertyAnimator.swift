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
  /// The fraction, from 0 to 1, that was done at the frame that was drawn last. Setting it draws an animation that stands
  /// still.
  public var fractionComplete = 0.0 {
    didSet { if isPaused { animations(fractionComplete) } }
  }
  /// True while the animation stands still.
  private var isPaused = false
  /// The fractions between which the animation runs, and the time that it takes, in nanoseconds.
  private var leg = (from: 0.0, to: 1.0, time: Int64(0))

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
    run(to: 1, in: duration)
  }

  /// Begins the animation at a standstill.
  public func pauseAnimation(_ sentence: String) {
    busy = application.beginTransition { sentence }
    isPaused = true
  }

  /// Adds the closure that runs when the animation has ended, at whichever end.
  public func addCompletion(_ completion: @escaping () -> Void) { self.completion = completion }

  /// Lets an animation that stands still run from its fraction to 0 or 1. It takes the same part of the duration.
  public func continueAnimation(to end: Double) {
    guard isPaused else { return }
    isPaused = false
    run(to: end, in: time(to: end))
  }

  /// Returns the part of the duration that lies between the present fraction and another, in nanoseconds.
  func time(to end: Double) -> Int64 { Int64(Double(duration) * abs(end - fractionComplete)) }

  private func run(to end: Double, in time: Int64) {
    leg = (fractionComplete, end, time)
    guard time > 0 else { return finish() }
    link = CADisplayLink(application: application, actingFrom: nil) { [weak self] in self?.draw($0) }
    timer = application.scheduleEnd(ofAnimation: time) { [self] in finish() }
  }

  /// Ends a running animation now, at its final state. Otherwise the call has no effect.
  public func stopAnimation() { if timer != nil || isPaused { finish() } }

  private func draw(_ elapsed: Int64) {
    fractionComplete = leg.from + (leg.to - leg.from) * curve.progress(at: Double(elapsed) / Double(leg.time))
    animations(fractionComplete)
  }

  private func finish() {
    link?.invalidate()
    link = nil
    if let timer { application.clock.cancel(timer) }
    timer = nil
    isPaused = false
    fractionComplete = leg.to
    animations(leg.to)
    if let busy { application.endTransition(busy) }
    busy = nil
    let done = completion
    completion = nil
    done?()
  }
}

/// A timing curve: a cubic Bézier curve from (0, 0) to (1, 1).
public struct UICubicTimingParameters: Sendable, Equatable {
  /// The first control point, both of whose numbers are from 0 to 1 on the axis of time.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint

  /// A curve from 0, 0 to 1, 1.
  public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
    self.controlPoint1 = controlPoint1
    self.controlPoint2 = controlPoint2
  }

  /// The curve that UIKit uses when no other curve is given.
  public static let easeInOut = UICubicTimingParameters(
    controlPoint1: CGPoint(x: 0.42, y: 0), controlPoint2: CGPoint(x: 0.58, y: 1))

  /// Returns the fraction of the animation that is done after a fraction of its time. Both are from 0 to 1.
  public func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    var (low, high) = (0.0, 1.0)
    // Each round halves the error. After fifty rounds the error is below the precision of a double.
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if Self.bezier(controlPoint1.x, controlPoint2.x, middle) < time { low = middle } else { high = middle }
    }
    return Self.bezier(controlPoint1.y, controlPoint2.y, low)
  }

  private static func bezier(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}
