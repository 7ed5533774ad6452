public import NavbridgeRuntime

/// Calls back for each frame of the display while an animation runs.
///
/// A frame that changes only the drawing is drawn when a caller looks at the screen (`UIApplication.drawFrame`),
/// because nothing can observe it before that. An animation that is not observed therefore costs only the frame that
/// ends it. While every frame is observed (`UIApplication.drawsEveryFrame`), each frame is drawn at its own time.
@MainQueue
public final class CADisplayLink {
  private let application: UIApplication
  private let began: Int64
  /// The first frame that does more than draw. Nil when every frame only draws.
  private let acting: Int64?
  private var draw: ((_ elapsed: Int64) -> Void)?
  private var drawn: Int64 = 0
  private var timer: TimerToken?
  /// The context in which the animation began, if the application was observed. Each frame is a consequence of the
  /// beginning, not of the frame before.
  private let context: UIApplicationObserver.Context?

  /// Begins now and runs until `invalidate`. The first frame comes a sixtieth of a second later.
  ///
  /// - Parameters:
  ///   - actingFrom: A time in nanoseconds from now. The first frame at that time or later does more than draw, and
  ///     runs at its own time. Nil when every frame only draws.
  ///   - draw: A closure that is called with the nanoseconds from the beginning to the frame.
  public init(application: UIApplication, actingFrom: Int64?, draw: @escaping (_ elapsed: Int64) -> Void) {
    self.application = application
    self.draw = draw
    began = application.clock.now
    acting = actingFrom.map { max(1, DisplayFrames.first(from: $0)) }
    context = application.observer?.context
    application.displayLinks.append(self)
    schedule()
  }

  /// Ends the calls.
  public func invalidate() {
    draw = nil
    cancelTimer()
    application.displayLinks.removeAll { $0 === self }
  }

  /// Draws the frame that is on the display now, unless it was drawn already.
  func drawCurrentFrame() {
    let current = min(DisplayFrames.last(by: application.clock.now - began), (acting ?? .max) - 1)
    if current > drawn { show(current) }
  }

  /// Cancels the timer and schedules it for the next frame that must be drawn at its own time.
  func schedule() {
    cancelTimer()
    guard draw != nil else { return }
    let next = application.drawsEveryFrame ? drawn + 1 : acting.map { max($0, drawn + 1) }
    guard let next else { return }
    let delay =
      application.areAnimationsEnabled ? began + DisplayFrames.time(of: next) - application.clock.now : 0
    let scheduleTimer = { [self] in
      timer = application.schedule(after: delay) { [weak self] in self?.reached(next) }
    }
    if let context { context(scheduleTimer) } else { scheduleTimer() }
  }

  private func reached(_ frame: Int64) {
    timer = nil
    // A real clock may be late. Frames are dropped then.
    show(max(frame, DisplayFrames.last(by: application.clock.now - began)))
    schedule()
  }

  private func show(_ frame: Int64) {
    drawn = frame
    draw?(DisplayFrames.time(of: frame))
  }

  private func cancelTimer() {
    if let timer { application.clock.cancel(timer) }
    timer = nil
  }
}

extension UIApplication {
  /// Brings every animation to the frame that is on the display now. A caller that looks at the screen calls this
  /// first.
  public func drawFrame() {
    for link in displayLinks { link.drawCurrentFrame() }
  }
}

/// The frames that a display draws from a given moment on. Frame 0 is that moment; sixty frames follow in each second.
public struct DisplayFrames: Sendable {
  private static let perSecond: Int64 = 60
  private static let second: Int64 = 1_000_000_000

  // Whole seconds are computed separately, so that no product overflows, however long an animation is.

  /// Returns the nanoseconds from the beginning to a frame.
  public static func time(of frame: Int64) -> Int64 {
    frame / perSecond * second + frame % perSecond * second / perSecond
  }

  /// Returns the last frame that has been drawn when `elapsed` nanoseconds have passed.
  public static func last(by elapsed: Int64) -> Int64 {
    elapsed / second * perSecond + (elapsed % second * perSecond + perSecond - 1) / second
  }

  /// Returns the first frame that is drawn at `elapsed` nanoseconds or later.
  public static func first(from elapsed: Int64) -> Int64 {
    elapsed / second * perSecond + (elapsed % second * perSecond + second - 1) / second
  }
}
