internal import HeadlessUIKit
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
