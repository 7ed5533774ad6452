public import HeadlessUIKit
internal import NavbridgeRuntime

/// The delegate of a scroll view that turns the delegate's callbacks into events.
@MainQueue
final class DCFScrollEvents: UIScrollViewDelegate {
  var onEvent: ((DCFScrollEvent) -> Void)?
  var throttle = ScrollEventThrottle()

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    throttle.letNextThrough()
    send(.onScrollBeginDrag, scrollView)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard onEvent != nil, throttle.admits(at: scrollView.window?.application?.clock.now ?? 0) else { return }
    send(.onScroll, scrollView)
  }

  /// The last position is always sent.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { send(.onScroll, scrollView) } else { throttle.letNextThrough() }
    send(.onScrollEndDrag, scrollView, willDecelerate: decelerate)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { send(.onMomentumScrollEnd, scrollView) }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { send(.onMomentumScrollEnd, scrollView) }

  private func send(_ kind: DCFScrollEvent.Kind, _ scrollView: UIScrollView, willDecelerate: Bool? = nil) {
    onEvent?(
      DCFScrollEvent(
        kind: kind, contentOffset: scrollView.contentOffset, contentInset: scrollView.contentInset,
        contentSize: scrollView.contentSize, layoutMeasurement: scrollView.bounds.size,
        zoomScale: scrollView.zoomScale, willDecelerate: willDecelerate))
  }
}

/// An event that a scroll view emits (layout-guides §9).
public struct DCFScrollEvent: Sendable, Equatable {
  /// The kinds of events, with the names that the script receives.
  public enum Kind: String, Sendable {
    /// A finger has begun to drag.
    case onScrollBeginDrag
    /// The offset has changed.
    case onScroll
    /// The finger has lifted.
    case onScrollEndDrag
    /// The content has come to rest after the finger has lifted.
    case onMomentumScrollEnd
  }

  /// What has happened.
  public let kind: Kind
  /// The place of the content, in points.
  public let contentOffset: CGPoint
  /// The insets of the content, in points.
  public let contentInset: UIEdgeInsets
  /// The size of the content, in points.
  public let contentSize: CGSize
  /// The size of the viewport.
  public let layoutMeasurement: CGSize
  /// The scale of the content; 1 for one that does not zoom.
  public let zoomScale: Double
  /// True when the content continues to move after the drag. It is set for `onScrollEndDrag` only.
  public let willDecelerate: Bool?
}

/// Decides which scroll events are sent (layout-guides §9). At most one event is sent per `interval`. The first event
/// of a drag, events of programmatic scrolling and the last event are always sent. Times are nanoseconds.
struct ScrollEventThrottle: Equatable {
  /// The shortest time between two events, in milliseconds. At 0 only those events are sent that are always sent.
  var interval: Double = 0
  private var lastSent: Int64?
  private var sendsNext = true

  /// Lets the next event through. Called when a drag begins or ends, and when the program scrolls.
  mutating func letNextThrough() { sendsNext = true }

  mutating func admits(at now: Int64) -> Bool {
    let isDue = interval > 0 && (lastSent.map { now - $0 >= .milliseconds(interval) } ?? true)
    guard sendsNext || isDue else { return false }
    sendsNext = false
    lastSent = now
    return true
  }
}
