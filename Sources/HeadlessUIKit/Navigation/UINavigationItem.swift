public import Shared

/// What a navigation bar shows for one controller.
@MainQueue
open class UINavigationItem {
  /// The controller whose item this is, to say that something visible changed.
  @WeakReference var controller: UIViewController?

  public init() {}

  open var title: String? { didSet { noteChange() } }
  /// The title of the back button of the controller above, instead of `title`.
  open var backButtonTitle: String? { didSet { noteChange() } }
  open var hidesBackButton = false { didSet { noteChange() } }
  /// Whether left items leave the back button where it is. Otherwise they replace it.
  open var leftItemsSupplementBackButton = false { didSet { noteChange() } }
  open var leftBarButtonItems: [UIBarButtonItem] = [] { didSet { noteChange() } }
  open var rightBarButtonItems: [UIBarButtonItem] = [] { didSet { noteChange() } }

  private func noteChange() { controller?.application?.noteChange() }
}
