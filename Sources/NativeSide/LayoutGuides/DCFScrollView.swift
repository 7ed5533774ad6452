public import HeadlessUIKit
internal import Shared

/// A scroll view that keeps its content clear of bars by itself: one inner `UIScrollView` with one content view
/// (layout-guides §9).
open class DCFScrollView: UIView, DCFAutoInsetsProtocol {
  let inner: DCFCustomScrollView
  /// What scrolls. Its frame's size is the content size.
  public let scrollContentView = DCFScrollContentView()
  /// Told of scrolling, as often as `scrollEventThrottle` lets it.
  public var onEvent: ((DCFScrollEvent) -> Void)? {
    get { events.onEvent }
    set { events.onEvent = newValue }
  }

  private let events: DCFScrollEvents
  /// For whom, and for which guides, the insets are up to date.
  @WeakReference private var refreshedIn: UIViewController?
  private var refreshedGuides = LayoutGuidePair.zero

  public override init(frame: CGRect = .zero) {
    inner = DCFCustomScrollView(frame: CGRect(origin: .zero, size: frame.size))
    events = DCFScrollEvents()
    super.init(frame: frame)
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    inner.delegate = events
    inner.addSubview(scrollContentView)
    addSubview(inner)
  }

  /// The inner scroll view, whose insets are the result.
  public var scrollView: UIScrollView { inner }

  // MARK: Insets

  /// The base inset, in points. A new one keeps what guides add, and the content where it is.
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

  /// Comes into a screen that was laid out without this view, or with other guides since.
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

  open var centerContent: Bool {
    get { inner.centerContent }
    set { inner.centerContent = newValue }
  }

  /// The content view has a new size.
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

  /// The shortest time between two `onScroll` events, in milliseconds; 0 lets through those alone that always go.
  open var scrollEventThrottle: Double {
    get { events.throttle.interval }
    set { events.throttle.interval = newValue }
  }

  public func scrollToPosition(_ offset: CGPoint, animated: Bool) {
    events.throttle.letNextThrough()
    inner.setContentOffset(offset, animated: animated)
  }

  /// To offset 0, which lies below the bar: the top inset does not count.
  public func scrollToTop(animated: Bool) {
    scrollToPosition(CGPoint(x: inner.contentOffset.x, y: 0), animated: animated)
  }

  /// To the end of the content, above what the bottom inset keeps free.
  public func scrollToBottom(animated: Bool) {
    let end = inner.contentSize.height - inner.bounds.height + inner.contentInset.bottom
    scrollToPosition(CGPoint(x: inner.contentOffset.x, y: max(0, end)), animated: animated)
  }

  public func flashScrollIndicators() { inner.flashScrollIndicators() }
}
