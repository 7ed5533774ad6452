internal import Shared

/// A view whose content may be larger than itself. Nothing is drawn; what counts is how far it is scrolled, and what
/// insets leave free around the content.
///
/// Assigning an inset, a size or a frame never moves the content by itself (proposed, layout-guides §8), except that
/// content at rest at the top stays there when what UIKit adds changes.
open class UIScrollView: UIView {
  public weak var delegate: (any UIScrollViewDelegate)?

  /// How large the content is, in points.
  open var contentSize = CGSize.zero { didSet { if oldValue != contentSize { noteChange() } } }

  /// What is added around the content, in points, by whoever owns the view.
  open var contentInset = UIEdgeInsets.zero { didSet { if oldValue != contentInset { noteChange() } } }

  /// What the scroll indicators keep away from the edges, in points.
  open var scrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { if oldValue != scrollIndicatorInsets { noteChange() } }
  }

  /// What UIKit adds to `contentInset` by itself.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if oldValue != contentInsetAdjustmentBehavior { setNeedsLayout() } }
  }

  open var isScrollEnabled = true
  /// A drag ends where the finger lifts: it is remembered.
  open var isPagingEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  /// Nothing is drawn: it is remembered, as is the other indicator's.
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var delaysContentTouches = true
  /// Nothing zooms here: it is remembered.
  open var zoomScale: Double = 1
  /// How often the indicators were flashed.
  public private(set) var indicatorFlashes = 0

  /// Whether a finger moves the content.
  public internal(set) var isDragging = false
  /// Whether the content moves on by itself after a finger.
  public internal(set) var isDecelerating = false
  /// Grows with every animated scroll, so that the end of an earlier one is not told as a later one's.
  private var animatedScrolls = 0
  private var lastAdjustedInset: UIEdgeInsets?

  /// What of the content lies at the view's corner, in points. Negative where an inset is to be seen.
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

  /// Scrolls by program. Animated, the offset is new at once, as that of models is in UIKit, and the delegate hears of the
  /// end 300 ms later.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) {
    let moves = offset != contentOffset
    contentOffset = offset
    guard animated, moves, let clock = window?.application?.clock else { return }
    animatedScrolls += 1
    let scroll = animatedScrolls
    _ = clock.scheduleOnMain(after: TransitionDuration.scroll) { [slot] in
      guard let view = slot.object as? UIScrollView, scroll == view.animatedScrolls else { return }
      view.delegate?.scrollViewDidEndScrollingAnimation(view)
    }
  }

  open func flashScrollIndicators() { indicatorFlashes += 1 }

  /// `contentInset` with what UIKit adds.
  open var adjustedContentInset: UIEdgeInsets { contentInset + systemInset }

  /// Told when what UIKit adds has changed.
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
  /// What UIKit adds to a scroll view's own inset.
  public enum ContentInsetAdjustmentBehavior: String, Sendable {
    /// The safe area above and below, where the controller lets it.
    case automatic
    /// The safe area along the axes that scroll.
    case scrollableAxes
    case never
    case always
  }
}
