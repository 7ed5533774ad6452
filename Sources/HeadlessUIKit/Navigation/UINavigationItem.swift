public import Shared

/// What a navigation bar shows for one controller.
@MainQueue
open class UINavigationItem {
  /// The controller whose item this is, to say that something visible changed.
  @WeakReference var controller: UIViewController?

  /// How much of its title a back button shows.
  public enum BackButtonDisplayMode: String, Sendable { case `default`, generic, minimal }

  public init() {}

  /// How a title is shown where the bar prefers large titles.
  public enum LargeTitleDisplayMode: String, Sendable {
    /// As the item below in the stack; the lowest shows a large one.
    case automatic
    case always
    case never
  }

  open var title: String? { didSet { noteChange() } }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if oldValue != largeTitleDisplayMode { contentChanged() } }
  }
  /// Whether the content has scrolled so far that the large title gave way.
  var isLargeTitleCollapsed = false
  /// What is shown in place of the title.
  open var titleView: UIView? { didSet { if oldValue !== titleView { contentChanged() } } }
  /// The title of the back button of the controller above, instead of `title`.
  open var backButtonTitle: String? { didSet { noteChange() } }
  open var hidesBackButton = false { didSet { if oldValue != hidesBackButton { noteChange() } } }
  /// The back button of the controller above: its title, picture and look. It wins over `backButtonTitle`.
  open var backBarButtonItem: UIBarButtonItem? { didSet { if oldValue !== backBarButtonItem { noteChange() } } }
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { if oldValue != backButtonDisplayMode { noteChange() } }
  }
  /// How the bar looks over this controller. Nil for the bar's own look.
  open var standardAppearance: UINavigationBarAppearance? {
    didSet { if oldValue != standardAppearance { noteChange() } }
  }
  /// How it looks while the content is scrolled to its edge. Nil for the standard one.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { if oldValue != scrollEdgeAppearance { noteChange() } }
  }
  /// Whether left items leave the back button where it is. Otherwise they replace it.
  open var leftItemsSupplementBackButton = false { didSet { noteChange() } }
  /// From the left edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem] = [] { didSet { own(leftBarButtonItems) } }
  /// From the right edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem] = [] { didSet { own(rightBarButtonItems) } }
  /// Sets the left items. Animated, they fade over where a bar shows them.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem], animated: Bool) {
    leftBarButtonItems = items
    if animated { controller?.navigationController?.fadeButtons(of: self) }
  }

  /// Sets the right items. Animated, they fade over where a bar shows them.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem], animated: Bool) {
    rightBarButtonItems = items
    if animated { controller?.navigationController?.fadeButtons(of: self) }
  }

  /// What searches the controller's content, with its search bar below the title.
  open var searchController: UISearchController? { didSet { if oldValue !== searchController { contentChanged() } } }
  /// Whether the search bar hides when the content scrolls. Nothing scrolls here: it is remembered.
  open var hidesSearchBarWhenScrolling = true

  /// The views that the bar holds for this item: they are in its window while the item is shown.
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

  /// The bar that shows this item places its content again.
  func contentChanged() {
    controller?.navigationController?.viewIfLoaded?.setNeedsLayout()
    noteChange()
  }

  private func noteChange() { controller?.application?.noteChange() }
}
