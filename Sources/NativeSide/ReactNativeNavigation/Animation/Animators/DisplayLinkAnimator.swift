internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// Runs animators on the display's frames, each for its own length. It ends with the first frame after the longest one
/// is over (rnn-options §7.3).
@MainQueue
final class DisplayLinkAnimator {
  private let animators: [BaseAnimator]
  /// The animators whose length is not over.
  private var active: [BaseAnimator]
  /// The number of the last drawn frame.
  private var drawn: Int64 = 0
  private let application: UIApplication
  private let onFirstFrame: () -> Void
  private let completion: () -> Void
  private var link: CADisplayLink?
  private var hasDrawn = false

  /// - Parameters:
  ///   - onFirstFrame: Called before the first frame is drawn.
  ///   - completion: Called at the end, with all properties at their end values. It is not called after `stop`.
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

  /// The length of the longest animator, in milliseconds. The last frame comes at this time or a little later.
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

  /// Ends early, with all properties at their end values. Does nothing if the animator is not running.
  func stop() {
    guard link != nil else { return }
    end()
  }

  private func draw(_ frame: Int64) {
    firstFrame()
    catchUp(to: frame)
    tick(frame)
  }

  /// Draws the skipped frames in which something ended, because the current frame depends on them.
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
      // When an animator is removed, its successor in the list is skipped in this frame, as on iOS.
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
  /// Records an event of an animation while a trace is on.
  func traceAnimation(_ subject: String, _ action: String, id: String?, _ values: @autoclosure () -> JSON) {
    guard let log = observer as? TraceLog else { return }
    log.record(.animation, subject: subject, action: action, id: id, payload: values())
  }
}
