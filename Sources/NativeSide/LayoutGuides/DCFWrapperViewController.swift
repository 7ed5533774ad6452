public import HeadlessUIKit
public import NavbridgeRuntime

/// A screen whose content is laid out by a layout engine (layout-guides §3).
///
/// Containers resize the wrapper view. The content view in it keeps the frame that the layout engine gave it, except
/// for the changes that its autoresizing mask makes. Each layout pass records the guides. When they have changed, the
/// scroll view in the content is refreshed.
open class DCFWrapperViewController: UIViewController, DCFViewControllerProtocol {
  /// The view that the controller wraps.
  public let contentView: UIView
  /// The wrapper view. Nil until the view loads.
  public private(set) var wrapperView: UIView?
  /// Called when the guides have changed.
  public weak var layoutObserver: (any DCFLayoutObserver)?
  /// The route of this screen. Nil for a controller that was not made by `DCFScreenComponent`.
  public internal(set) var route: String?
  /// The guides that the last layout pass found; (0, 0) before the first pass.
  public private(set) var currentGuides = LayoutGuidePair.zero
  /// The guides of the last refresh of views.
  private var refreshedGuides = LayoutGuidePair.zero
  /// True when a layout pass has recorded the guides.
  private(set) var hasGuides = false
  /// True while a layout pass refreshes views.
  private(set) var isRefreshing = false

  /// - Parameter contentView: The screen's content. This controller does not set its frame.
  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
    automaticallyAdjustsScrollViewInsets = false
  }

  /// The upper guide of the last pass of the layout.
  public var currentTopLayoutGuide: any UILayoutSupport { UIFixedLayoutSupport(length: currentGuides.top) }
  /// The lower guide of the last pass of the layout.
  public var currentBottomLayoutGuide: any UILayoutSupport { UIFixedLayoutSupport(length: currentGuides.bottom) }

  open override func loadView() {
    let wrapper = UIView(frame: contentView.bounds)
    wrapper.addSubview(contentView)
    wrapperView = wrapper
    view = wrapper
  }

  /// Stores the guides. Readers get the same pair until the next pass, even while bars move.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    currentGuides = LayoutGuidePair(top: topLayoutGuide.length, bottom: bottomLayoutGuide.length)
    hasGuides = true
  }

  /// The new pair is stored even when no view was found to refresh, as in React Native.
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

  /// Searches depth first, from the back to the front, and stops at the first hit. Hidden views are included.
  private func refreshFirst(in view: UIView) -> Bool { refresh(view) || view.subviews.contains(where: refreshFirst) }

  private func refresh(_ view: UIView) -> Bool {
    guard let found = view as? any DCFAutoInsetsProtocol else { return false }
    layoutObserver?.didDiscover(found, in: self)
    found.refreshContentInset()
    return true
  }
}

/// A view controller whose guides can be read at any time (layout-guides §2). UIKit's guides are reliable only in some
/// lifecycle callbacks.
///
/// Adopt it in a view controller to determine the insets of the views in it.
@MainQueue
public protocol DCFViewControllerProtocol: UIViewController {
  /// The guide below the bars at the upper edge.
  var currentTopLayoutGuide: any UILayoutSupport { get }
  /// The guide above the bars at the lower edge.
  var currentBottomLayoutGuide: any UILayoutSupport { get }
}

/// A view that insets its content so that bars do not cover it (layout-guides §9).
///
/// `DCFWrapperViewController` finds and refreshes any view that adopts this protocol, scroll view or not.
@MainQueue
public protocol DCFAutoInsetsProtocol: UIView {
  /// The base inset, in points, to which the guides are added.
  var contentInset: UIEdgeInsets { get set }
  /// True when the guides are added.
  var automaticallyAdjustContentInsets: Bool { get set }
  /// Updates the insets from the guides. It is called on every change of the guides, and may be called at any other
  /// time.
  func refreshContentInset()
}
