public import HeadlessUIKit
internal import Shared

/// A screen whose content a layout engine owns (layout-guides §3).
///
/// Containers resize the wrapper view; the content view in it keeps the frame that its owner gave it, apart from what its
/// autoresizing mask asks for. Each layout pass takes note of the guides, and when they have changed, the scroll view in
/// the content is refreshed.
open class DCFWrapperViewController: UIViewController, DCFViewControllerProtocol {
  public let contentView: UIView
  /// Nil until the view loads.
  public private(set) var wrapperView: UIView?
  public weak var layoutObserver: (any DCFLayoutObserver)?
  /// The route whose screen this is; nil for a controller that `DCFScreenComponent` has not made.
  public internal(set) var route: String?
  /// The guides as the last layout pass found them; (0, 0) before the first.
  public private(set) var currentGuides = LayoutGuidePair.zero
  /// The guides that views were last refreshed for.
  private var refreshedGuides = LayoutGuidePair.zero
  /// Whether a layout pass has taken note of the guides.
  private(set) var hasGuides = false
  /// Whether views are being refreshed by a layout pass.
  private(set) var isRefreshing = false

  /// - Parameter contentView: the screen's content. Its frame stays its owner's.
  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
    automaticallyAdjustsScrollViewInsets = false
  }

  public var currentTopLayoutGuide: any UILayoutSupport { UIFixedLayoutSupport(length: currentGuides.top) }
  public var currentBottomLayoutGuide: any UILayoutSupport { UIFixedLayoutSupport(length: currentGuides.bottom) }

  open override func loadView() {
    let wrapper = UIView(frame: contentView.bounds)
    wrapper.addSubview(contentView)
    wrapperView = wrapper
    view = wrapper
  }

  /// From here to the next pass readers get one pair, even while bars move.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    currentGuides = LayoutGuidePair(top: topLayoutGuide.length, bottom: bottomLayoutGuide.length)
    hasGuides = true
  }

  /// The new pair is remembered even when nothing was found to refresh, as in React Native.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard currentGuides != refreshedGuides else { return }
    let old = refreshedGuides
    refreshedGuides = currentGuides
    layoutObserver?.guidesDidChange(of: self, from: old, to: currentGuides)
    isRefreshing = true
    let found = refreshFirst(in: contentView)
    isRefreshing = false
    if !found { layoutObserver?.didDiscover(nil, in: self) }
  }

  // MARK: Discovery (layout-guides §4)

  /// Depth first, from the back to the front; stops at the first hit. Hidden views count.
  private func refreshFirst(in view: UIView) -> Bool { refresh(view) || view.subviews.contains(where: refreshFirst) }

  private func refresh(_ view: UIView) -> Bool {
    guard let found = view as? any DCFAutoInsetsProtocol else { return false }
    layoutObserver?.didDiscover(found, in: self)
    found.refreshContentInset()
    return true
  }
}
