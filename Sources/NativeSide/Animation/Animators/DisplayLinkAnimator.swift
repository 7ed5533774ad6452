internal import HeadlessUIKit
internal import Shared

/// Runs animators by the frames of the display, and ends with the first frame that comes when the longest of them is over
/// (rnn-options §7.3).
@MainQueue
final class DisplayLinkAnimator {
  private let animators: [BaseAnimator]
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
      if elapsed.inMilliseconds >= length { finish() } else { draw(at: elapsed.inMilliseconds) }
    }
  }

  /// Ends before the time, with everything at its goal. Nothing happens when it does not run.
  func stop() {
    guard link != nil else { return }
    end()
  }

  private func draw(at elapsed: Double) {
    firstFrame()
    for animator in animators {
      let values = animator.draw(at: elapsed)
      trace(animator, "tick", values.json)
    }
  }

  private func finish() {
    end()
    completion()
  }

  private func end() {
    link?.invalidate()
    link = nil
    firstFrame()
    for animator in animators {
      let values = animator.drawEnd()
      trace(animator, "end", values.json)
      animator.end()
    }
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
