/// A window as large as the screen that contains the view of its root view controller. It is hidden at first.
///
/// The appearance of the root and of the view controllers presented over it follows uikit-behaviour §1, rows "window
/// root replaced" and "window hidden". Changes run one after another: a change that a callback requests begins when the
/// running one is over.
open class UIWindow: UIView {
  /// The application whose window it is. It is not retained.
  public internal(set) var application: UIApplication? {
    get { weakApplication }
    set { weakApplication = newValue }
  }
  @WeakReference private var weakApplication: UIApplication?
  /// The requested content and the content that is shown.
  var machine = WindowMachine<UIViewController>()
  /// The view controllers whose `viewDidAppear` waits for the next turn of the main queue.
  var appearing: [UIViewController] = []
  /// A counter that grows with every begun appearance, so that the main queue's turn of an earlier one does not end it.
  var appearanceRound = 0
  var isChanging = false
  /// True while the window is among those that ask for a layout pass.
  var isAskingForLayout = false
  /// The number of windows that the application had before this one.
  private(set) var number = 0
  /// True while the content is leaving the screen.
  var isLeaving = false
  /// The work that was requested while the content was leaving the screen.
  var afterLeaving: [() -> Void] = []

  /// Makes a window of the screen's size, which is hidden at first.
  public init(application: UIApplication) {
    weakApplication = application
    super.init(frame: application.screen.bounds)
    storedHidden = true
    window = self
    number = application.windowList.add(self)
    application.layoutRequests.add(self)
  }

  /// Orders windows from the back to the front. The level of an ordinary window is 0.
  open var windowLevel: Double = 0 { didSet { if oldValue != windowLevel { application?.noteChange() } } }

  /// True if the window receives input.
  public var isKeyWindow: Bool { application?.keyWindow === self }

  /// Makes this window the key window.
  open func makeKey() { application?.keyWindow = self }

  /// Shows the window and has it receive input. The root view controller appears.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Called when this window has become the key window.
  open func becomeKey() {}

  /// Called when this window is no longer the key window.
  open func resignKey() {}

  /// The view that receives the keyboard's input while this is the key window.
  public internal(set) var firstResponder: UIView? {
    get { weakFirstResponder }
    set {
      let oldValue = weakFirstResponder
      weakFirstResponder = newValue
      if oldValue !== firstResponder { application?.noteChange() }
    }
  }
  @WeakReference private var weakFirstResponder: UIView?
  /// The first responders that have left the window with the views of their view controllers.
  var leftResponders: [LeftResponder] = []

  /// Showing the window begins the appearance of the root and of the view controllers presented over it; hiding it
  /// begins their disappearance. When the key window is hidden, the topmost visible window becomes the key window
  /// (uikit-behaviour §6).
  open override var isHidden: Bool {
    get { machine.wanted.isHidden }
    set {
      machine.wanted.isHidden = newValue
      catchUp()
    }
  }

  /// Resizes the root's view and the presented views to the window's bounds.
  open override func layoutSubviews() {
    let root = machine.shown.root
    let room = UITransitionView.Room(bounds: bounds, safeArea: application?.safeAreaInsets ?? .zero)
    for view in subviews {
      // Hundreds of views may be presented, and each of them is placed once as long as the room stays the same.
      guard view === root?.viewIfLoaded || (view as? UITransitionView)?.isNew(to: room) ?? false else { continue }
      view.frame = bounds
      view.setNeedsLayout()
    }
    root?.updateSafeArea()
  }

  /// The view controller whose view fills the window. When it is replaced on the screen, the old one is removed with
  /// all that it presents before the setter returns. The new one's `viewDidAppear` comes on the next turn of the main
  /// queue.
  open var rootViewController: UIViewController? {
    get { machine.wanted.root }
    set {
      machine.wanted.root = newValue
      catchUp()
    }
  }

  /// The view controllers that are presented over the root, the lowest first. Presentations in a context below the root
  /// are not among them.
  public var presentedViewControllers: [UIViewController] {
    machine.shown.root?.modal?.presentationOver?.chainAbove ?? []
  }

  /// True while the window is shown. A requested change that is not performed yet does not count.
  var isOnScreen: Bool { !storedHidden }

  /// Returns true if the other window is nearer to the front: of a higher level, or a newer one of the same level.
  public func isBehind(_ other: UIWindow) -> Bool { (windowLevel, number) < (other.windowLevel, other.number) }

  /// True while a transition in the window can be seen.
  var showsTransitions: Bool { isOnScreen && !isLeaving }
}
