internal import HeadlessUIKit
internal import Shared

/// Runs animators by the frames of the display, each to its own length, and ends with the first frame that comes when the
/// longest of them is over (rnn-options §7.3).
@MainQueue
final class DisplayLinkAnimator {
  private let animators: [BaseAnimator]
  /// Those whose length is not over.
  private var active: [BaseAnimator]
  /// The frame that was drawn last.
  private var drawn: Int64 = 0
  private let application: UIApplication
  private let onFirstFrame: () -> Void
  private let completion: () -> Void
  private var link: CADisplayLink?
  private var hasDrawn = false

  /// - Parameters:
  ///   - onFirstFrame: called before the first frame is drawn.
  ///   - completion: called at the end, with everything at its goal. Not after `stop`.
  init(
    _ animators: [BaseAnimator], application: UIApplication, onFirstFrame: @escaping () -> Void,
    completion: @escaping () -> Void
  ) {
    self.animators = animators
    active = animators
    self.application = application
    self.onFirstFrame = onFirstFrame
    self.completion = completion
  }

  /// Milliseconds from the beginning to the frame that ends it, or a little less.
  var length: Double { animators.map(\.length).max() ?? 0 }

  func start() {
    for animator in animators {
      animator.begin()
      trace(animator, "start", [:])
    }
    let length = length
    link = CADisplayLink(application: application, actingFrom: Int64.milliseconds(length)) { [weak self] elapsed in
      guard let self else { return }
      let frame = DisplayFrames.last(by: elapsed)
      if elapsed.inMilliseconds >= length { finish(frame) } else { draw(frame) }
    }
  }

  /// Ends before the time, with everything at its goal. Nothing happens when it does not run.
  func stop() {
    guard link != nil else { return }
    end()
  }

  private func draw(_ frame: Int64) {
    firstFrame()
    catchUp(to: frame)
    tick(frame)
  }

  /// Of the frames that nobody saw those count in which something ended: what is seen now depends on them.
  private func catchUp(to frame: Int64) {
    while let end = active.map(\.nextEnd).min() {
      let next = max(drawn + 1, DisplayFrames.first(from: .milliseconds(end)))
      guard next < frame else { return }
      tick(next)
    }
  }

  private func tick(_ frame: Int64) {
    drawn = frame
    let elapsed = DisplayFrames.time(of: frame).inMilliseconds
    var index = 0
    while index < active.count {
      let animator = active[index]
      if elapsed < animator.length {
        let values = animator.draw(at: elapsed)
        trace(animator, "tick", values.json)
      } else {
        drawEnd(of: animator)
        active.remove(at: index)
      }
      // As on iOS, what takes the place of one that has ended is passed over in this frame.
      index += 1
    }
  }

  private func drawEnd(of animator: BaseAnimator) {
    let values = animator.drawEnd()
    trace(animator, "end", values.json)
  }

  private func finish(_ frame: Int64) {
    firstFrame()
    catchUp(to: frame)
    end()
    completion()
  }

  private func end() {
    link?.invalidate()
    link = nil
    firstFrame()
    for animator in active { drawEnd(of: animator) }
    active = []
    for animator in animators { animator.end() }
  }

  private func firstFrame() {
    guard !hasDrawn else { return }
    hasDrawn = true
    onFirstFrame()
  }

  private func trace(_ animator: BaseAnimator, _ action: String, _ values: @autoclosure () -> JSON) {
    application.traceAnimation("\(type(of: animator))", action, id: animator.id, values())
  }
}

extension UIApplication {
  /// Records an animation's doings, while somebody traces.
  func traceAnimation(_ subject: String, _ action: String, id: String?, _ values: @autoclosure () -> JSON) {
    guard let log = observer as? TraceLog else { return }
    log.record(.animation, subject: subject, action: action, id: id, payload: values())
  }
}
