public import NavbridgeRuntime

/// The content of a tab bar for one view controller.
@MainQueue
open class UITabBarItem {
  /// The bar that shows the item. It is notified of visible changes.
  @WeakReference var tabBar: UITabBar?

  open var title: String? { didSet { noteChange() } }
  open var image: UIImage? { didSet { noteChange() } }
  open var selectedImage: UIImage? { didSet { noteChange() } }
  /// The text in the badge. Nil when there is no badge.
  open var badgeValue: String? { didSet { noteChange() } }
  /// The colour of the badge. Nil for the system's red.
  open var badgeColor: UIColor? { didSet { if oldValue != badgeColor { noteChange() } } }
  open var titleTextAttributes = UITextAttributes() { didSet { if oldValue != titleTextAttributes { noteChange() } } }
  /// The title's attributes while the item is selected.
  open var selectedTitleTextAttributes = UITextAttributes() {
    didSet { if oldValue != selectedTitleTextAttributes { noteChange() } }
  }
  /// The distances by which the picture is moved from each edge.
  open var imageInsets = UIEdgeInsets.zero { didSet { if oldValue != imageInsets { noteChange() } } }
  open var isEnabled = true { didSet { noteChange() } }
  open var tag = 0
  open var accessibilityIdentifier: String? { didSet { noteChange() } }
  open var accessibilityLabel: String? { didSet { noteChange() } }
  /// The system item. Nil for an item of the app.
  public let systemItem: UITabBarSystemItem?

  public init(title: String? = nil, image: UIImage? = nil, tag: Int = 0) {
    self.title = title
    self.image = image
    self.tag = tag
    systemItem = nil
  }

  public init(tabBarSystemItem systemItem: UITabBarSystemItem, tag: Int) {
    title = systemItem.title
    image = UIImage(source: systemItem.rawValue)
    self.tag = tag
    self.systemItem = systemItem
  }

  private func noteChange() { tabBar?.noteChange() }
}
