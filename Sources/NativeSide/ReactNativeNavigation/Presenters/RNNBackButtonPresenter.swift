internal import HeadlessUIKit
internal import Shared

/// Customises the back button of the screen that is shown, in the item of the screen below it, but for the icon, which is
/// its own bar's (rnn-options §4.4).
enum RNNBackButtonPresenter {
  private static let paths = OptionPath.topBar.backButton

  /// What asks for a back button of one's own.
  private static let triggers =
    [
      paths.icon, paths.color, paths.title, paths.fontFamily, paths.fontSize, paths.displayMode, paths.sfSymbol,
      paths.enableMenu, paths.showTitle, paths.iconBackground.color,
    ]

  /// Of the bar over the screen that is shown. One that is there is never taken away.
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
    // With a display mode the title goes to the item itself, shown or not, and no back item is made. One that is there
    // stays, and goes before.
    if let mode = options.text(paths.displayMode) {
      item.backButtonDisplayMode = UINavigationItem.BackButtonDisplayMode(rawValue: mode) ?? .default
      item.backButtonTitle = title
      return
    }
    button.title = button.isTitleHidden ? "" : title
    item.backBarButtonItem = button
  }

  /// What asks for a back button by being set, whatever its value.
  private static let whenSet = triggers.filter { $0 !== paths.showTitle }
  private static let mask = OptionMask(triggers)

  private static func isAskedFor(_ options: ResolvedOptions) -> Bool {
    guard options.mentions(mask) else { return false }
    return options.bool(paths.showTitle) == false || whenSet.contains(where: options.isSet)
  }
}

/// A back button that options describe.
final class RNNBackButtonItem: UIBarButtonItem {
  let isTitleHidden: Bool
  /// Whether a long press offers the screens below.
  let enablesMenu: Bool
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
