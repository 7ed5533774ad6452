internal import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeVocabulary

/// A finger that moves over React's content.
extension ReactFinger {
  /// Moves the finger, or two, step by step from the place where it began, and lifts it. A touch ends with its view.
  ///
  /// - Parameter place: the place of the finger after the last step; nil before the first one.
  func follow(_ act: Act, _ content: ReactContent, from start: CGPoint, at place: CGPoint? = nil) {
    nextStep(act) { [self] step in
      guard let step else { return lift(act, content, place ?? start) }
      rest(step.delay) { [self] in
        guard content.isOnScreen else {
          cancel(act, content, place ?? start)
          return touchEnded(act)
        }
        guard let offset = step.first else { return follow(act, content, from: start, at: place) }
        move(act, content, from: start, at: place, by: offset, step.second)
      }
    }
  }

  private func move(
    _ act: Act, _ content: ReactContent, from start: CGPoint, at place: CGPoint?, by offset: CGPoint, _ other: CGPoint?
  ) {
    let isFar = other == nil && Self.isPan(offset, after: place, from: start)
    // A swipe from the edge wins over content that scrolls.
    if isFar, beginPan(act, content, from: start, moving: offset, isFromEdge: true) { return }
    let point = CGPoint(x: start.x + offset.x, y: start.y + offset.y)
    touched = (content, point)
    ask(act, .move, content, point, second: other.map { SIMD2(start.x + $0.x, start.y + $0.y) }) { [self] answer in
      let isFree = isFar && !answer.isTaken
      if isFree, beginPan(act, content, from: start, moving: offset, isFromEdge: false) { return }
      follow(act, content, from: start, at: point)
    }
  }
}
