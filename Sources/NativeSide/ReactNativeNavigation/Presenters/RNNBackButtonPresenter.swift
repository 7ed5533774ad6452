internal import HeadlessUIKit
internal import NavbridgeRuntime

/// Customises the back button of the visible screen. The button belongs to the item of the screen below; only the icon
/// belongs to the visible screen's bar (rnn-options §4.4).
enum RNNBackButtonPresenter {
  private static let paths = OptionPath.topBar.backButton

  /// The options that customise the back button.
  private static let triggers =
    [
      paths.icon, paths.color, paths.title, paths.fontFamily, paths.fontSize, paths.displayMode, paths.sfSymbol,
      paths.enableMenu, paths.showTitle, paths.iconBackground.color,
    ]

  /// The icon in the bar over the visible screen. An existing icon is never removed.
  static let icon = PresentedProperty<TopBarAppearancePresenter.Looks>(triggers) { looks, options in
    guard let icon = indicator(options.resolved) else { return }
    looks.standard.backIndicatorImage = icon
    looks.scrollEdge.backIndicatorImage = icon
  }

  private static func indicator(_ options: ResolvedOptions) -> UIImage? {
    let symbol = options.text(paths.sfSymbol).map { UIImage(source: $0) }
    let color = options.color(paths.color)
    return (symbol ?? options.image(paths.icon)).map { UIImage(source: $0.source, tint: color) }
  }

  static let properties = PresentedProperties<UIViewController>([
    PresentedProperty(triggers) { previous, options in customise(previous, options.resolved) }
  ])

  @MainQueue
  private static func customise(_ previous: UIViewController, _ options: ResolvedOptions) {
    guard isAskedFor(options) else { return }
    let item = previous.navigationItem
    let button = RNNBackButtonItem(options)
    let title = options.text(paths.title) ?? item.title ?? ""
    // With a display mode, the title is set on the item itself and no back item is created, even if the mode hides the
    // title. An existing back item stays and has precedence.
    if let mode = options.text(paths.displayMode) {
      item.backButtonDisplayMode = UINavigationItem.BackButtonDisplayMode(rawValue: mode) ?? .default
      item.backButtonTitle = title
      return
    }
    button.title = button.isTitleHidden ? "" : title
    item.backBarButtonItem = button
  }

  /// The options that customise the back button whenever they are set, whatever their values.
  private static let whenSet = triggers.filter { $0 !== paths.showTitle }
  private static let mask = OptionMask(triggers)

  private static func isAskedFor(_ options: ResolvedOptions) -> Bool {
    guard options.mentions(mask) else { return false }
    return options.bool(paths.showTitle) == false || whenSet.contains(where: options.isSet)
  }
}

/// A back button that is described by options.
final class RNNBackButtonItem: UIBarButtonItem {
  let isTitleHidden: Bool
  /// True if a long press shows a menu of the screens below.
  let enablesMenu: Bool
  override var hasBackMenu: Bool { enablesMenu }
  let iconBackground: IconBackgroundOptions?

  init(_ options: ResolvedOptions) {
    let paths = OptionPath.topBar.backButton
    isTitleHidden = !options.boolOrDefault(paths.showTitle)
    enablesMenu = options.boolOrDefault(paths.enableMenu)
    iconBackground = IconBackgroundOptions(options, paths.iconBackground)
    super.init()
    tintColor = options.color(paths.color)
    if let family = options.text(paths.fontFamily) {
      titleTextAttributes.font = UIFont(familyName: family, pointSize: options.numberOrDefault(paths.fontSize))
    }
  }
}
