internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeWire
internal import OrderedCollections

/// The description of a screen's bar (react-native-screens §10). It is in no view tree: its children lie in the bar.
@MainQueue
final class RNSScreenStackHeaderConfig: RCTComponentView, PropertyReading {
  typealias Property = RNSHeaderProperty
  override class var componentNames: [String] { ["RNSScreenStackHeaderConfig"] }
  override class var properties: ComponentPropertyTable { table }
  private static let table = ComponentPropertyTable(RNSHeaderProperty.self)
  override class var isPlacedByReact: Bool { false }
  override class var directEvents: [String] { RNSHeaderDeclaration.events }

  var screen: RNSScreen? { (reactSuperview as? RNSScreenView)?.screen }
  private var stack: (any RNSStack)? { screen?.stack }

  /// The standard look, and that over content which is not scrolled. Nil until they are asked for.
  private var appearances: (standard: UINavigationBarAppearance, scrollEdge: UINavigationBarAppearance)?

  var isBarHidden: Bool { flag(.hidden) }
  private var isTranslucent: Bool { flag(.translucent) }
  /// The title of the back button. Nil for a blank one: that of the screen below counts then.
  var backTitle: String? { text(.backTitle).flatMap { $0.trimmingBlanks.isEmpty ? nil : $0 } }
  /// True if the content begins at the upper edge of the stack, or moves below the bar.
  var isTranslucentOrLarge: Bool { isTranslucent || isBarHidden || flag(.largeTitle) }

  // MARK: - React's changes

  override func updateProps(_ changed: ComponentChanges) {
    appearances = nil
    updateIfShown()
  }
  override func mountingTransactionDidMount(childrenChanged: Bool) { if childrenChanged { updateIfShown() } }

  /// The children become views of the bar when the bar is updated.
  override func mountChildComponentView(_ child: RCTComponentView, index: Int) {}
  override func unmountChildComponentView(_ child: RCTComponentView) {
    // The bar shows the view until its items are replaced.
    if child.superview === stack?.stackController.navigationBar { child.removeFromSuperview() }
  }

  /// Updates the bar now if it shows this screen. Otherwise the transition to the screen updates it.
  private func updateIfShown() {
    guard let screen, let stack, stack.stackController.topViewController === screen, stack.window != nil else { return }
    update(animated: false)
    screen.sendHeaderHeight()
  }

  // MARK: - The bar

  /// Applies the description to UIKit, in the order in which the parts depend on each other.
  func update(animated: Bool) {
    guard let screen, let navigation = screen.navigationController ?? stack?.stackController else { return }
    let item = screen.navigationItem
    screen.edgesForExtendedLayout = isBarHidden || isTranslucent ? .all : UIRectEdge.all.subtracting(.top)
    item.title = text(.title)
    guard !isBarHidden else { return navigation.setNavigationBarHidden(true, animated: animated) }
    updateBackButton(in: navigation, below: screen)
    let bar = navigation.navigationBar
    if flag(.largeTitle) { bar.prefersLargeTitles = true }
    item.largeTitleDisplayMode = flag(.largeTitle) ? .always : .never
    bar.isTranslucent = isTranslucent
    updateAppearance(of: item)
    item.hidesBackButton = flag(.hideBackButton)
    item.leftItemsSupplementBackButton = flag(.backButtonInCustomView)
    updateItems(of: item)
    bar.tintColor = color(.color)
    navigation.setNavigationBarHidden(false, animated: animated)
    layoutChanged()
  }

  /// The back button belongs to the item of the screen below.
  private func updateBackButton(in navigation: UINavigationController, below screen: RNSScreen) {
    let stack = navigation.viewControllers
    guard let index = stack.firstIndex(where: { $0 === screen }), index > 0 else { return }
    let item = stack[index - 1].navigationItem
    let own = backTitle
    let below = item.title == nil ? (stack[index - 1] as? RNSScreen)?.barTitle : nil
    item.backButtonTitle = own ?? below
    let modes: [String: UINavigationItem.BackButtonDisplayMode] = ["minimal": .minimal, "generic": .generic]
    item.backButtonDisplayMode =
      flag(.backTitleVisible, default: true) ? modes[text(.backButtonDisplayMode) ?? ""] ?? .default : .minimal
    let family = text(.backTitleFontFamily).flatMap { $0 == "System" ? nil : $0 }
    let hasOwnFont = family != nil || (number(.backTitleFontSize).map { $0 > 0 && $0 != 17 } ?? false)
    guard hasOwnFont || flag(.disableBackButtonMenu) else {
      item.backBarButtonItem = nil
      return
    }
    let button = RNSBackBarButtonItem(title: own ?? item.title)
    button.isMenuDisabled = flag(.disableBackButtonMenu)
    if hasOwnFont {
      button.titleTextAttributes.font = UIFont(familyName: family, pointSize: number(.backTitleFontSize) ?? 17)
    }
    item.backBarButtonItem = button
  }

  private func updateAppearance(of item: UINavigationItem) {
    let looks = appearances ?? makeAppearances()
    appearances = looks
    (item.standardAppearance, item.scrollEdgeAppearance) = looks
  }

  private func makeAppearances() -> (UINavigationBarAppearance, UINavigationBarAppearance) {
    var look = UINavigationBarAppearance()
    if let background = color(.backgroundColor) {
      look.background = background.isTransparent ? .transparent : .color(background)
    } else {
      look.background = isTranslucent ? .translucent : .opaque
    }
    if let blur = text(.blurEffect), blur != "none" { look.background = .translucent }
    look.shadow = flag(.hideShadow) ? .none : .system
    look.titleTextAttributes = attributes(
      color: .titleColor, family: .titleFontFamily, size: .titleFontSize, weight: .titleFontWeight, standard: 17)
    look.largeTitleTextAttributes = attributes(
      color: .largeTitleColor, family: .largeTitleFontFamily, size: .largeTitleFontSize, weight: .largeTitleFontWeight,
      standard: 34)
    let standard = look
    if let background = color(.largeTitleBackgroundColor) {
      look.background = background.isTransparent ? .transparent : .color(background)
    }
    if flag(.largeTitleHideShadow) { look.shadow = .none }
    return (standard, look)
  }

  /// The font and the colour of a title. Without one of them UIKit's count.
  private func attributes(
    color: Property, family: Property, size: Property, weight: Property, standard: Double
  ) -> UITextAttributes {
    var attributes = UITextAttributes(foregroundColor: self.color(color))
    attributes.font = UIFont(
      family: text(family), size: number(size).flatMap { $0 > 0 ? $0 : nil }, weight: text(weight),
      standard: (standard, .semibold))
    return attributes
  }

  // MARK: - Layout

  /// Sends React's layout the room that the bar leaves to this description's children, and their places in it
  /// (react-native-screens §16).
  func layoutChanged() {
    guard let screen, let navigation = screen.navigationController, navigation.topViewController === screen,
      !navigation.isNavigationBarHidden
    else { return }
    let bar = navigation.navigationBar
    guard bar.window != nil else { return }
    // The views of the bar have their places after its layout.
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    let origin = bar.convert(CGPoint(x: 0, y: 0), to: screen.viewIfLoaded)
    updateState(ComponentState(size: bar.bounds.size, origin: origin))
    for case let child as RNSScreenStackHeaderSubview in reactSubviews where child.superview != nil {
      child.updateState(ComponentState(origin: child.convert(CGPoint(x: 0, y: 0), to: bar)))
    }
  }
}

/// A back button with a font of its own, or without the menu of the screens below.
@MainQueue
final class RNSBackBarButtonItem: UIBarButtonItem {
  var isMenuDisabled = false
  override var hasBackMenu: Bool { !isMenuDisabled }
}

extension String {
  fileprivate var trimmingBlanks: Substring {
    drop { $0.isWhitespace }
  }
}

extension UIFont {
  /// A font as styles have it. Nil without any of its properties; `standard` has the size and the weight of those that are
  /// missing.
  convenience init?(family: String?, size: Double?, weight: String?, standard: (size: Double, weight: Weight)) {
    guard family != nil || size != nil || weight != nil else { return nil }
    self.init(
      familyName: family, pointSize: size ?? standard.size, weight: Weight(css: weight) ?? standard.weight)
  }
}

extension UIFont.Weight {
  /// A weight as styles have it: a number in hundreds, or `normal` and `bold`. Nil for anything else.
  init?(css word: String?) {
    switch word {
    case "100": self = .ultraLight
    case "200": self = .thin
    case "300": self = .light
    case "400", "normal": self = .regular
    case "500": self = .medium
    case "600": self = .semibold
    case "700", "bold": self = .bold
    case "800": self = .heavy
    case "900": self = .black
    default: return nil
    }
  }
}
