public import NavbridgeRuntime

/// The content of a tab bar for one view controller.
@MainQueue
open class UITabBarItem {
  /// The bar that shows the item. It is notified of visible changes.
  @WeakReference var tabBar: UITabBar?

  /// The text below the image.
  open var title: String? { didSet { noteChange() } }
  /// The image.
  open var image: UIImage? { didSet { noteChange() } }
  /// The image while the tab is selected; nil for the same one.
  open var selectedImage: UIImage? { didSet { noteChange() } }
  /// The text in the badge. Nil when there is no badge.
  open var badgeValue: String? { didSet { noteChange() } }
  /// The colour of the badge. Nil for the system's red.
  open var badgeColor: UIColor? { didSet { if oldValue != badgeColor { noteChange() } } }
  /// The look of the text.
  open var titleTextAttributes = UITextAttributes() { didSet { if oldValue != titleTextAttributes { noteChange() } } }
  /// The title's attributes while the item is selected.
  open var selectedTitleTextAttributes = UITextAttributes() {
    didSet { if oldValue != selectedTitleTextAttributes { noteChange() } }
  }
  /// The distances by which the picture is moved from each edge.
  open var imageInsets = UIEdgeInsets.zero { didSet { if oldValue != imageInsets { noteChange() } } }
  /// False if the tab cannot be selected.
  open var isEnabled = true { didSet { noteChange() } }
  /// A number for the app's own use.
  open var tag = 0
  /// The test id.
  open var accessibilityIdentifier: String? { didSet { noteChange() } }
  /// What is read aloud.
  open var accessibilityLabel: String? { didSet { noteChange() } }
  /// The system item. Nil for an item of the app.
  public let systemItem: UITabBarSystemItem?

  /// An item with a text, an image, both or neither.
  public init(title: String? = nil, image: UIImage? = nil, tag: Int = 0) {
    self.title = title
    self.image = image
    self.tag = tag
    systemItem = nil
  }

  /// An item with the text and the image of UIKit.
  public init(tabBarSystemItem systemItem: UITabBarSystemItem, tag: Int) {
    title = systemItem.title
    image = UIImage(source: systemItem.rawValue)
    self.tag = tag
    self.systemItem = systemItem
  }

  private func noteChange() { tabBar?.noteChange() }
}

/// The system items of UIKit. Each has a fixed picture and a fixed title.
public enum UITabBarSystemItem: String, Sendable, CaseIterable {
  /// 'More'.
  case more
  /// 'Favorites'.
  case favorites
  /// 'Featured'.
  case featured
  /// 'Top Rated'.
  case topRated
  /// 'Recents'.
  case recents
  /// 'Contacts'.
  case contacts
  /// 'History'.
  case history
  /// 'Bookmarks'.
  case bookmarks
  /// 'Search'.
  case search
  /// 'Downloads'.
  case downloads
  /// 'Most Recent'.
  case mostRecent
  /// 'Most Viewed'.
  case mostViewed

  /// The title in English.
  public var title: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }
}

extension UIViewController {
  /// The nearest ancestor that is a tab bar controller.
  public var tabBarController: UITabBarController? { nearestAncestor() }

  /// Returns the nearest ancestor of a class.
  func nearestAncestor<Ancestor: UIViewController>() -> Ancestor? {
    var ancestor = parent
    while let next = ancestor {
      if let found = next as? Ancestor { return found }
      ancestor = next.parent
    }
    return nil
  }
}
