public import NavbridgeRuntime

/// A view whose content may be larger than the view. Nothing is drawn; only the offset and the insets around the
/// content are computed.
///
/// Setting an inset, a size or a frame never moves the content (proposed, layout-guides §8). The only exception is
/// content at rest at the top, which stays there when the insets that UIKit adds change.
open class UIScrollView: UIView {
  /// Called when the content is scrolled.
  public weak var delegate: (any UIScrollViewDelegate)?

  /// The size of the content, in points.
  open var contentSize = CGSize.zero { didSet { if oldValue != contentSize { noteChange() } } }

  /// The insets around the content that the view's owner adds, in points.
  open var contentInset = UIEdgeInsets.zero { didSet { if oldValue != contentInset { noteChange() } } }

  /// The distances of the scroll indicators from the edges, in points.
  open var scrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { if oldValue != scrollIndicatorInsets { noteChange() } }
  }

  /// The rule for the insets that UIKit adds to `contentInset`.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if oldValue != contentInsetAdjustmentBehavior { setNeedsLayout() } }
  }

  /// True if a finger scrolls the content.
  open var isScrollEnabled = true
  /// True if a tap on the status bar scrolls the content to its top.
  open var scrollsToTop = true
  /// The value is only stored. A drag ends where the finger is lifted.
  open var isPagingEnabled = false
  /// True if the content may be pulled beyond its ends.
  open var bounces = true
  /// True if even content that fits may be pulled up and down.
  open var alwaysBounceVertical = false
  /// True if even content that fits may be pulled sideways.
  open var alwaysBounceHorizontal = false
  /// The values for both indicators are only stored, because nothing is drawn.
  open var showsVerticalScrollIndicator = true
  /// True if the indicator at the lower edge shows.
  open var showsHorizontalScrollIndicator = true
  /// True if a touch waits until it is clear whether it scrolls.
  open var delaysContentTouches = true
  /// The value is only stored, because nothing zooms here.
  open var zoomScale: Double = 1
  /// The number of times that the indicators were flashed.
  public private(set) var indicatorFlashes = 0

  /// True while a finger moves the content.
  public internal(set) var isDragging = false
  /// True while the content continues to move after a finger was lifted.
  public internal(set) var isDecelerating = false
  /// A counter that grows with every animated scroll, so that the end of an earlier one is not reported as a later
  /// one's.
  private var animatedScrolls = 0
  private var lastAdjustedInset: UIEdgeInsets?

  /// The point of the content at the view's top left corner, in points. It is negative where an inset is visible.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != contentOffset else { return }
      bounds = CGRect(origin: newValue, size: bounds.size)
      noteChange()
      delegate?.scrollViewDidScroll(self)
      navigationControllerAround?.contentDidScroll(self)
    }
  }

  /// Scrolls programmatically. In an animated scroll the offset changes at once, as UIKit changes its model values, and
  /// the delegate's callback for the end runs 300 ms later.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) {
    let moves = offset != contentOffset
    contentOffset = offset
    guard animated, moves, let application = window?.application else { return }
    animatedScrolls += 1
    let scroll = animatedScrolls
    _ = application.scheduleEnd(ofAnimation: TransitionDuration.scroll) { [slot] in
      guard let view = unsafe slot.object as? UIScrollView, scroll == view.animatedScrolls else { return }
      view.delegate?.scrollViewDidEndScrollingAnimation(view)
    }
  }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() { indicatorFlashes += 1 }

  /// The sum of `contentInset` and the insets that UIKit adds.
  open var adjustedContentInset: UIEdgeInsets { contentInset + systemInset }

  /// Called when the insets that UIKit adds have changed.
  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() { setNeedsLayout() }

  open override func layoutSubviews() {
    let new = adjustedContentInset
    let old = lastAdjustedInset ?? contentInset
    guard contentInsetAdjustmentBehavior != .never, new != lastAdjustedInset else { return }
    lastAdjustedInset = new
    if contentOffset.y == -old.top { contentOffset.y = -new.top }
    adjustedContentInsetDidChange()
  }

  private var systemInset: UIEdgeInsets {
    let safe = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safe
    case .automatic where nearestController?.automaticallyAdjustsScrollViewInsets != true: return .zero
    case .automatic, .scrollableAxes:
      let isTall = contentSize.height > bounds.height || alwaysBounceVertical
      let isWide = contentSize.width > bounds.width || alwaysBounceHorizontal
      let isVertical = isTall || contentInsetAdjustmentBehavior == .automatic
      return UIEdgeInsets(
        top: isVertical ? safe.top : 0, left: isWide ? safe.left : 0, bottom: isVertical ? safe.bottom : 0,
        right: isWide ? safe.right : 0)
    }
  }
}

extension UIScrollView {
  /// The rule for the insets that UIKit adds to a scroll view's own inset.
  public enum ContentInsetAdjustmentBehavior: String, Sendable {
    /// The safe area at the top and the bottom, where the view controller allows it.
    case automatic
    /// The safe area along the axes that scroll.
    case scrollableAxes
    /// The safe area does not inset the content.
    case never
    /// The safe area insets the content at all edges.
    case always
  }
}

/// Receives the events of a scroll view. Every method is optional.
@MainQueue
public protocol UIScrollViewDelegate: AnyObject {
  /// Called when a finger or the program has changed the offset.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A finger begins to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when the finger is lifted. `decelerate` is true when the content continues to move.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content has come to rest after the finger was lifted.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called when an animated programmatic scroll has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// A finger begins to drag the content.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// The content has come to rest after the finger was lifted.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}

/// The offsets at which a scroll view's content is at rest. They reach from the content's start at the edge of the
/// inset to the content's end at the edge of the opposite inset (layout-guides §9).
public struct ScrollRange: Sendable, Equatable {
  /// The offset at the content's start, in points.
  public let minimum: CGPoint
  /// The offset at the content's end, in points.
  public let maximum: CGPoint

  /// The offsets of a view of a size, with a content of another one and its insets, in points.
  public init(bounds: CGSize, content: CGSize, inset: UIEdgeInsets) {
    minimum = CGPoint(x: -inset.left, y: -inset.top)
    maximum = CGPoint(
      x: max(minimum.x, content.width + inset.right - bounds.width),
      y: max(minimum.y, content.height + inset.bottom - bounds.height))
  }

  /// Returns the offset of the range that is nearest to `offset`.
  public func clamp(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: min(max(offset.x, minimum.x), maximum.x), y: min(max(offset.y, minimum.y), maximum.y))
  }
}
