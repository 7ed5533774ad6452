internal import HeadlessUIKit
internal import Shared

/// Customises the back button of the screen that is shown, in the item of the screen below it (rnn-options §4.4).
enum RNNBackButtonPresenter {
  private static let paths = OptionPath.topBar.backButton

  /// What asks for a back button of one's own.
  private static let triggers =
    [
      paths.icon, paths.color, paths.title, paths.fontFamily, paths.fontSize, paths.displayMode, paths.sfSymbol,
      paths.enableMenu, paths.showTitle, paths.iconBackground.color,
    ]

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
    let color = options.color(paths.color)
    let symbol = options.text(paths.sfSymbol).map { UIImage(source: $0) }
    image = (symbol ?? options.image(paths.icon)).map { UIImage(source: $0.source, tint: color) }
    tintColor = color
    if let family = options.text(paths.fontFamily) {
      titleTextAttributes.font = UIFont(familyName: family, pointSize: options.numberOrDefault(paths.fontSize))
    }
  }
}
