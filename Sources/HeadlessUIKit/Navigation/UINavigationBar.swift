/// The bar above a navigation controller's content.
open class UINavigationBar: UIView {
  /// The button that pops.
  public struct BackButton {
    /// The text beside the arrow; empty if only the arrow shows.
    public let title: String
    /// False if the button does not show.
    public let isVisible: Bool
    /// Which text shows.
    public let displayMode: UINavigationItem.BackButtonDisplayMode
    /// The back button item of the screen below. Nil for the system's button.
    public let item: UIBarButtonItem?
  }

  @WeakReference var navigationController: UINavigationController?

  /// The view behind the content, as wide and as high as the bar.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  /// The height of the part with the buttons, in points.
  var contentHeight: Double = 44
  /// The design of the bar.
  package internal(set) var design = UISystemDesign.iOS18

  /// The insets of the bar's sides that the screen's edges cover, in points.
  var sideInsets = UIEdgeInsets.zero

  /// True while the large title is shown below the buttons.
  public internal(set) var displaysLargeTitle = false

  open override func layoutSubviews() {
    backgroundView?.frame = bounds
    placeContent()
  }

  /// The colours of a bar without an appearance of its own.
  open var barStyle = UIBarStyle.default { didSet { if oldValue != barStyle { noteChange() } } }
  /// The colour of the buttons that have none of their own. Nil for the system's.
  open var tintColor: UIColor? { didSet { if oldValue != tintColor { noteChange() } } }
  /// True when a view under the bar blurs the content behind it.
  open var isBlurred = false { didSet { if oldValue != isBlurred { noteChange() } } }
  /// True when content may lie below the bar, because it shows through.
  open var isTranslucent = true { didSet { if oldValue != isTranslucent { navigationController?.barChanged() } } }

  /// True if items may have large titles.
  open var prefersLargeTitles = false {
    didSet { if oldValue != prefersLargeTitles { navigationController?.barChanged() } }
  }

  /// The back button. It is nil for the root of a stack. Its title is the back-button title of the screen below, or
  /// else that screen's title, or else 'Back'. It is hidden with the bar, by `hidesBackButton`, and by left items that
  /// do not supplement it (uikit-behaviour §2).
  public var backButton: BackButton? {
    guard let shown = navigationController?.stackOnScreen, shown.count > 1, let top = shown.last else { return nil }
    return backButton(of: top, above: shown[shown.count - 2])
  }

  /// The back button over a view controller that lies above another one.
  package func backButton(of controller: UIViewController, above previous: UIViewController) -> BackButton {
    let top = controller.navigationItem
    let item = previous.navigationItem
    let title = item.backBarButtonItem?.title ?? item.backButtonTitle ?? item.title ?? previous.title ?? "Back"
    return BackButton(
      title: title, isVisible: showsBackButton(above: top), displayMode: item.backButtonDisplayMode,
      item: item.backBarButtonItem)
  }

  /// True when there is a back button and it is visible.
  var showsBackButton: Bool {
    guard let shown = navigationController?.stackOnScreen, shown.count > 1 else { return false }
    return showsBackButton(above: shown[shown.count - 1].navigationItem)
  }

  private func showsBackButton(above top: UINavigationItem) -> Bool {
    let isReplaced = !top.leftBarButtonItems.isEmpty && !top.leftItemsSupplementBackButton
    return !(navigationController?.isNavigationBarHidden ?? isHidden) && !top.hidesBackButton && !isReplaced
      && !top.showsSearchAlone
  }
}
