/// Decides which events a screen sends in the four appearance callbacks (react-native-screens §3, §5).
///
/// A swipe calls will… on both screens. If the finger turns back, UIKit calls the opposite will… and did…, of which the
/// script learns nothing but `onGestureCancel`.
struct RNSScreenAppearance: Equatable {
  /// The event that a callback sends.
  enum Event: Equatable {
    case will
    case did
    case gestureCancel
    case nothing
  }

  /// True from the will… callback of a swipe to the next did… callback.
  private(set) var isSwiping = false
  /// True when the swipe has turned back.
  private var isTurnedBack = false
  private(set) var goingForward = false

  /// - Parameters:
  ///   - isInteractive: True while a finger drives the transition.
  ///   - goingForward: True if the screen comes by a push or a presentation, or is left by one.
  mutating func will(isInteractive: Bool, goingForward: Bool) -> Event {
    self.goingForward = goingForward
    guard !isSwiping else {
      isTurnedBack = true
      return .nothing
    }
    isSwiping = isInteractive
    return .will
  }

  mutating func did(isAppearing: Bool) -> Event {
    defer { (isSwiping, isTurnedBack) = (false, false) }
    if isSwiping, isTurnedBack { return isAppearing ? .gestureCancel : .nothing }
    return .did
  }
}
