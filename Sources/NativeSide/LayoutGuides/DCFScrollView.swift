public import HeadlessUIKit

/// A scroll view that insets its content so that bars do not cover it. It has one inner `UIScrollView` with one content
/// view (layout-guides §9).
open class DCFScrollView: UIView, DCFAutoInsetsProtocol {
  package let inner: DCFCustomScrollView
  /// The view that scrolls. The size of its frame is the content size.
  public let scrollContentView = DCFScrollContentView()
  /// Called with scroll events, at most as often as `scrollEventThrottle` allows.
  public var onEvent: ((DCFScrollEvent) -> Void)? {
    get { events.onEvent }
    set { events.onEvent = newValue }
  }

  private let events: DCFScrollEvents
  /// The screen for which the insets were last updated; `refreshedGuides` holds the guides of that update.
  @WeakReference private var refreshedIn: UIViewController?
  private var refreshedGuides = LayoutGuidePair.zero

  /// Makes a view around a scroll view of the same size.
  public override init(frame: CGRect = .zero) {
    inner = DCFCustomScrollView(frame: CGRect(origin: .zero, size: frame.size))
    events = DCFScrollEvents()
    super.init(frame: frame)
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    inner.delegate = events
    inner.addSubview(scrollContentView)
    addSubview(inner)
  }

  /// The inner scroll view. Its insets result from `contentInset` and the guides.
  public var scrollView: UIScrollView { inner }

  // MARK: Insets

  /// The base inset, in points. Setting it keeps the insets that the guides add, and does not move the content.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard oldValue != contentInset else { return }
      let offset = inner.contentOffset
      UIView.autoAdjustInsets(for: self, with: inner, updateOffset: false)
      inner.contentOffset = offset
    }
  }

  open var automaticallyAdjustContentInsets = true {
    didSet {
      if oldValue != automaticallyAdjustContentInsets {
        UIView.autoAdjustInsets(for: self, with: inner, updateOffset: true)
      }
    }
  }

  open func refreshContentInset() {
    let isInPass = (dcfViewController as? DCFWrapperViewController)?.isRefreshing ?? false
    refresh(for: isInPass ? .layoutPass : .byHand)
  }

  /// Refreshes the insets when the view is added to a screen that was laid out without it, or whose guides have changed
  /// since.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, let screen = dcfViewController as? DCFWrapperViewController, screen.hasGuides else { return }
    if refreshedIn !== screen || refreshedGuides != screen.currentGuides { refresh(for: .attachment) }
  }

  private func refresh(for cause: DCFRefreshCause) {
    let screen = dcfViewController as? DCFWrapperViewController
    refreshedIn = screen
    refreshedGuides = screen?.currentGuides ?? .zero
    if let screen { screen.layoutObserver?.willRefreshContentInset(of: self, in: screen, for: cause) }
    let old = (inner.contentInset, inner.contentOffset)
    UIView.autoAdjustInsets(for: self, with: inner, updateOffset: true)
    guard let screen, old != (inner.contentInset, inner.contentOffset) else { return }
    screen.layoutObserver?.contentInsetDidChange(of: self, in: screen)
  }

  // MARK: Content

  /// True if content that is smaller than the view is in its centre.
  open var centerContent: Bool {
    get { inner.centerContent }
    set { inner.centerContent = newValue }
  }

  /// Called when the content view has a new size.
  func contentSizeChanged() {
    let (old, new) = (inner.contentSize, scrollContentView.frame.size)
    guard old != new else { return }
    let (inset, offset) = (inner.contentInset, inner.contentOffset)
    let wasEmpty = old == .zero
    inner.contentSize = new
    let x = ContentShrinkage(viewport: inner.bounds.width, before: inset.left, behind: inset.right)
    let y = ContentShrinkage(viewport: inner.bounds.height, before: inset.top, behind: inset.bottom)
    inner.contentOffset =
      wasEmpty
      ? .zero
      : CGPoint(
        x: x.offset(from: offset.x, old: old.width, new: new.width),
        y: y.offset(from: offset.y, old: old.height, new: new.height))
  }

  // MARK: Commands

  /// The shortest time between two `onScroll` events, in milliseconds. At 0 only those events are sent that are always
  /// sent.
  open var scrollEventThrottle: Double {
    get { events.throttle.interval }
    set { events.throttle.interval = newValue }
  }

  /// Scrolls to an offset in points, which is kept within the content.
  public func scrollToPosition(_ offset: CGPoint, animated: Bool) {
    events.throttle.letNextThrough()
    inner.setContentOffset(offset, animated: animated)
  }

  /// Scrolls to offset 0, which lies below the bar. The top inset is not subtracted.
  public func scrollToTop(animated: Bool) {
    scrollToPosition(CGPoint(x: inner.contentOffset.x, y: 0), animated: animated)
  }

  /// Scrolls to the end of the content, above the area of the bottom inset.
  public func scrollToBottom(animated: Bool) {
    let end = inner.contentSize.height - inner.bounds.height + inner.contentInset.bottom
    scrollToPosition(CGPoint(x: inner.contentOffset.x, y: max(0, end)), animated: animated)
  }

  /// Shows the indicators for a moment.
  public func flashScrollIndicators() { inner.flashScrollIndicators() }
}

/// The only content view of a `DCFScrollView`. Its layout determines the content size (layout-guides §9).
public final class DCFScrollContentView: UIView {
  /// In a left-to-right layout the origin is always the scroll view's corner. In a right-to-left layout it is the point
  /// that brings the start of the content to the leading edge.
  public override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = CGRect(origin: origin(width: newValue.width), size: newValue.size)
      (superview?.superview as? DCFScrollView)?.contentSizeChanged()
    }
  }

  private func origin(width: Double) -> CGPoint {
    guard let superview, window?.application?.userInterfaceLayoutDirection == .rightToLeft else { return .zero }
    return CGPoint(x: max(0, superview.frame.width - width), y: 0)
  }
}
