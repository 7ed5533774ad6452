internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeWire
internal import OrderedCollections

/// The controller of a tab.
@MainQueue
final class RNSTabsScreenViewController: UIViewController {
  let screenView: RNSTabsScreenView

  init(_ screenView: RNSTabsScreenView) {
    self.screenView = screenView
    super.init()
  }

  override func loadView() { view = screenView }
  override func viewWillAppear(_ animated: Bool) {
    screenView.send("topWillAppear")
    updateWindowTraits()
  }
  override func viewDidAppear(_ animated: Bool) { screenView.send("topDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { screenView.send("topWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { screenView.send("topDidDisappear") }

  override func viewDidLayoutSubviews() { updateState() }

  func updateState() {
    var state = RCTComponentView.layout(of: screenView, in: self, offset: 0)
    state.scrolls = ScrollFollowing(distance: RNSTabsScreenView.leastScroll, hasPassed: screenView.hasScrolled)
    screenView.updateState(state)
  }

  /// The orientations of the screen within, if it has set them, then those of the tab. A screen that has set none counts
  /// nevertheless in versions that do not send `iosOrientationInheritanceFixEnabled` (react-native-screens §14).
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let screen = (childForWindowTraits as? any RNSScreenShowing)?.shownScreen
    if let screen, let set = RNSOrientation.mask(screen.decider(on: .orientation)?.screenView.text(.screenOrientation))
    {
      return set
    }
    let inherits = screen?.screenView.flag(.iosOrientationInheritanceFixEnabled) ?? true
    let own = inherits ? RNSOrientation.mask(screenView.text(.orientation)) : nil
    return own ?? super.supportedInterfaceOrientations
  }

  override var childForStatusBarHidden: UIViewController? { childForWindowTraits }
  override var childForStatusBarStyle: UIViewController? { childForWindowTraits }
  override var childForHomeIndicatorAutoHidden: UIViewController? { childForWindowTraits }
}

/// A tab, with the content that React puts into it (react-native-screens §13).
@MainQueue
final class RNSTabsScreenView: RCTComponentView, PropertyReading {
  typealias Property = RNSTabsScreenProperty
  override class var componentNames: [String] { RNSTabsDeclaration.screenNames }
  override class var hasContent: Bool { true }
  override class var properties: ComponentPropertyTable { table }
  private static let table = ComponentPropertyTable(RNSTabsScreenProperty.self)
  /// UIKit places the view of a tab.
  override class var isPlacedByReact: Bool { false }
  override class var directEvents: [String] { RNSTabsDeclaration.screenEvents }

  /// The controller. Nil when React has deleted the tab.
  private(set) var screen: RNSTabsScreenViewController?

  required init(_ component: MountedComponent) {
    super.init(component)
    screen = RNSTabsScreenViewController(self)
  }

  /// The distance in points from which on content counts as scrolled.
  static let leastScroll = 0.5
  /// True if the first scroll view in the tab is not at its top.
  private(set) var hasScrolled = false

  override func contentDidScroll(to offset: Double, inset: Double, isAdjusted: Bool) {
    hasScrolled = offset + inset >= Self.leastScroll
    screen?.updateState()
  }

  /// The key of React Navigation's route.
  var key: String { text(.tabKey) ?? text(.screenKey) ?? "" }

  /// The stack that fills the tab. Nil if there is none.
  var nestedStack: UINavigationController? { screen?.children.lazy.compactMap { $0 as? UINavigationController }.first }

  override func updateProps(_ changed: ComponentChanges) {
    guard let screen else { return }
    if changed.contains(Property.systemItem), let item = text(.systemItem).flatMap(UITabBarSystemItem.init) {
      screen.tabBarItem = UITabBarItem(tabBarSystemItem: item, tag: 0)
    }
    let item = screen.tabBarItem
    if changed.contains(Property.title), item.systemItem == nil { item.title = text(.title) }
    item.badgeValue = text(.badgeValue)
    item.accessibilityIdentifier = text(.tabBarItemTestID)
    item.accessibilityLabel = text(.tabBarItemAccessibilityLabel)
    if let image = image(.iconSfSymbolName, .iconResourceName, .iconImageSource) { item.image = image }
    item.selectedImage = image(.selectedIconSfSymbolName, .selectedIconResourceName, .selectedIconImageSource)
    let normal = props[Property.standardAppearance]?["stacked"]?["normal"]
    item.badgeColor = normal?["tabBarItemBadgeBackgroundColor"].flatMap { UIColor(react: $0) }
    item.titleTextAttributes.foregroundColor = normal?["tabBarItemTitleFontColor"].flatMap { UIColor(react: $0) }
    if changed.contains(Property.orientation) { screen.updateWindowTraits() }
    if changed.contains(Property.isFocused) { (reactSuperview as? RNSTabsHostView)?.focusChanged() }
  }

  private func image(_ symbol: Property, _ resource: Property, _ image: Property) -> UIImage? {
    let source = text(symbol) ?? text(resource) ?? props[image]?["uri"]?.string
    return source.flatMap { $0.isEmpty ? nil : UIImage(source: $0) }
  }

  override func mountingTransactionDidMount(childrenChanged: Bool) {
    (reactSuperview as? RNSTabsHostView)?.markChildUpdated()
  }

  override func didMoveToWindow() {
    if window != nil { for child in reactSubviews { (child as? any RNSContainer)?.containerCameIntoWindow() } }
  }

  override func invalidate() { screen = nil }
}
