public import NavbridgeRuntime

/// The content of a navigation bar for one view controller.
@MainQueue
open class UINavigationItem {
  /// The view controller to which this item belongs. Its application is notified of visible changes.
  @WeakReference var controller: UIViewController?

  /// The part of its title that a back button shows.
  public enum BackButtonDisplayMode: String, Sendable {
    /// The title, a shorter word or none, as they fit.
    case `default`
    /// The word 'Back', or none.
    case generic
    /// None.
    case minimal
  }

  /// An item without a title and buttons.
  public init() {}

  /// The form of a title in a bar that prefers large titles.
  public enum LargeTitleDisplayMode: String, Sendable {
    /// The same form as the item below in the stack. The lowest item shows a large title.
    case automatic
    /// A large title, if the bar allows it.
    case always
    /// An ordinary title.
    case never
  }

  /// The title in the bar; the controller's own if it is nil.
  open var title: String? { didSet { noteChange() } }
  /// Whether the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if oldValue != largeTitleDisplayMode { contentChanged() } }
  }
  /// The parts of the bar whose room the content has taken by scrolling.
  package internal(set) var collapsed: CollapsedBarParts = []
  /// True if a search bar has come before the view controller has appeared, and no bar has given it its first room yet.
  var awaitsSearchBar = false
  /// The view that is shown in place of the title.
  open var titleView: UIView? { didSet { if oldValue !== titleView { contentChanged() } } }
  /// The title, in place of `title`, of the back button of the view controller above.
  open var backButtonTitle: String? { didSet { noteChange() } }
  /// True if there is no back button.
  open var hidesBackButton = false { didSet { if oldValue != hidesBackButton { noteChange() } } }
  /// The back button of the view controller above, with its title, picture and look. It takes precedence over
  /// `backButtonTitle`.
  open var backBarButtonItem: UIBarButtonItem? { didSet { if oldValue !== backBarButtonItem { noteChange() } } }
  /// Which text the back button of the next screen has.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { if oldValue != backButtonDisplayMode { noteChange() } }
  }
  /// The look of the bar over this view controller. Nil for the bar's look.
  open var standardAppearance: UINavigationBarAppearance? {
    didSet { if oldValue != standardAppearance { noteChange() } }
  }
  /// The look of the bar while the content is scrolled to its edge. Nil for the standard look.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { if oldValue != scrollEdgeAppearance { noteChange() } }
  }
  /// True when left items are shown beside the back button. Otherwise they replace it.
  open var leftItemsSupplementBackButton = false { didSet { noteChange() } }
  /// The items from the left edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem] = [] { didSet { own(leftBarButtonItems) } }
  /// The items from the right edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem] = [] { didSet { own(rightBarButtonItems) } }
  /// Sets the left items. If the change is animated and a bar shows them, they fade.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem], animated: Bool) {
    leftBarButtonItems = items
    if animated { controller?.navigationController?.fadeButtons(of: self) }
  }

  /// Sets the right items. If the change is animated and a bar shows them, they fade.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem], animated: Bool) {
    rightBarButtonItems = items
    if animated { controller?.navigationController?.fadeButtons(of: self) }
  }

  /// The search controller for the content. Its search bar is shown below the title.
  open var searchController: UISearchController? {
    didSet {
      guard oldValue !== searchController else { return }
      oldValue?.item = nil
      searchController?.item = self
      awaitsSearchBar = searchController != nil && controller?.appearanceState != .didAppear
      contentChanged()
    }
  }
  /// True when the search bar gives its room to content that scrolls up. It comes back when the content returns to its
  /// top, and keeps its room during a search. A change counts from the next layout of the bar on.
  open var hidesSearchBarWhenScrolling = true

  /// True when there is a search bar, and it has its room. One that has scrolled away is in the bar without a height.
  package var showsSearchBar: Bool {
    guard let searchController else { return false }
    return searchController.isActive || !hidesSearchBarWhenScrolling || !collapsed.contains(.searchBar)
  }

  /// True while a search runs that leaves the bar nothing but the search bar.
  package var showsSearchAlone: Bool {
    searchController.map { $0.isActive && $0.hidesNavigationBarDuringPresentation } ?? false
  }

  /// Called when the bar has other parts because a search has begun or ended.
  func searchChangesBar() { controller?.navigationController?.barChanged() }

  /// The views that the bar contains for this item. They are in the bar's window while the item is shown.
  var views: [UIView] {
    var views: [UIView] = []
    if let titleView { views.append(titleView) }
    if let searchController { views.append(searchController.searchBar) }
    for button in leftBarButtonItems { if let view = button.customView { views.append(view) } }
    for button in rightBarButtonItems { if let view = button.customView { views.append(view) } }
    return views
  }

  private func own(_ items: [UIBarButtonItem]) {
    for item in items { item.owner = self }
    contentChanged()
  }

  /// Makes the bar that shows this item place its content again.
  func contentChanged() {
    controller?.navigationController?.viewIfLoaded?.setNeedsLayout()
    noteChange()
  }

  private func noteChange() { controller?.application?.noteChange() }
}
