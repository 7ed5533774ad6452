public import Shared

/// Calls back with the frames of the display while something is animated.
///
/// A frame that changes nothing but what can be seen is drawn when somebody looks (`UIApplication.drawFrame`), as nobody
/// could tell the difference: an animation that nobody watches costs the frame that ends it. While every frame is
/// watched (`UIApplication.drawsEveryFrame`) each comes in its time.
@MainQueue
public final class CADisplayLink {
  private let application: UIApplication
  private let began: Int64
  /// The first frame that does more than draw. Nil: none does.
  private let acting: Int64?
  private var draw: ((_ elapsed: Int64) -> Void)?
  private var drawn: Int64 = 0
  private var timer: TimerToken?

  /// Begins now; the first frame comes a sixtieth of a second later. Runs until `invalidate`.
  ///
  /// - Parameters:
  ///   - actingFrom: nanoseconds from now on; the first frame at that time or later does more than draw, and comes in
  ///     its time. Nil when every frame only draws.
  ///   - draw: is given the nanoseconds from the beginning to the frame.
  public init(application: UIApplication, actingFrom: Int64?, draw: @escaping (_ elapsed: Int64) -> Void) {
    self.application = application
    self.draw = draw
    began = application.clock.now
    acting = actingFrom.map { max(1, DisplayFrames.first(from: $0)) }
    application.displayLinks.append(self)
    schedule()
  }

  public func invalidate() {
    draw = nil
    cancelTimer()
    application.displayLinks.removeAll { $0 === self }
  }

  /// Draws the frame that is on the display by now, if it has not been drawn.
  func drawCurrentFrame() {
    let current = min(DisplayFrames.last(by: application.clock.now - began), (acting ?? .max) - 1)
    if current > drawn { show(current) }
  }

  /// Makes the next timer follow what is watched now.
  func schedule() {
    cancelTimer()
    guard draw != nil else { return }
    let next = application.drawsEveryFrame ? drawn + 1 : acting.map { max($0, drawn + 1) }
    guard let next else { return }
    let delay = began + DisplayFrames.time(of: next) - application.clock.now
    timer = application.clock.scheduleOnMain(after: delay) { [weak self] in self?.reached(next) }
  }

  private func reached(_ frame: Int64) {
    timer = nil
    // A real clock may be late, and then frames are dropped.
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
  /// Brings what is animated to the frame that is on the display now: for whoever looks at it.
  public func drawFrame() {
    for link in displayLinks { link.drawCurrentFrame() }
  }
}
