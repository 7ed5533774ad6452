internal import HeadlessUIKit
internal import NavbridgeRuntime
public import NavbridgeVocabulary

/// One finger that dismisses the shown screen, from its first movement to the end of the transition
/// (layered-navigation §11). The transition starts when the queue comes to it; the finger may be lifted before that.
@MainQueue
final class DismissSession {
  let drive = UIPercentDrivenInteractiveTransition()
  let gesture: DismissGesture
  let layer: Layer
  private let completesAt: Double
  private(set) var isLifted = false
  /// True when a later push has made the dismissal pointless before it began.
  private(set) var isDisabled = false

  init(_ gesture: DismissGesture, of layer: Layer, completesAt: Double) {
    self.gesture = gesture
    self.layer = layer
    self.completesAt = completesAt
  }

  func update(_ progress: Double) { drive.update(progress) }

  /// Lifts the finger: the dismissal is completed from `completesAt` on, and is cancelled before.
  func lift() {
    guard !isLifted else { return }
    isLifted = true
    if drive.percentComplete >= completesAt { drive.finish() } else { drive.cancel() }
  }

  /// Ends a dismissal that has not begun.
  func disable() {
    guard !drive.isRunning else { return }
    isDisabled = true
    isLifted = true
  }
}

/// A movement of a finger that dismisses what an animator has shown (layered-navigation §11).
public typealias DismissGesture = LayersDismissGesture
