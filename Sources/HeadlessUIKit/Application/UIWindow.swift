internal import Shared

/// A window: hidden until it is shown, as large as the screen, with the view of its root view controller in it.
///
/// Appearance of the root and of what it presents follows uikit-behaviour §1, rows "window root replaced" and "window
/// hidden". Changes run one after another: one that a callback of another asks for follows when that one is over.
open class UIWindow: UIView {
  @WeakReference public internal(set) var application: UIApplication?
  /// What was asked for, and what is shown already.
  var machine = WindowMachine<UIViewController>()
  /// Those whose `viewDidAppear` waits for the next turn of the main queue.
  var appearing: [UIViewController] = []
  /// Grows with every appearance that is begun, so that the turn of an earlier one does not end it.
  var appearanceRound = 0
  var isChanging = false
  /// Whether what is shown is on its way off the screen.
  var isLeaving = false
  /// What was asked for meanwhile.
  var afterLeaving: [() -> Void] = []

  public init(application: UIApplication) {
    self.application = application
    super.init(frame: application.screen.bounds)
    storedHidden = true
    window = self
    application.windowList.add(self)
  }

  /// Orders windows from the back to the front; 0 is the ordinary one.
  open var windowLevel: Double = 0 { didSet { if oldValue != windowLevel { application?.noteChange() } } }

  public var isKeyWindow: Bool { application?.keyWindow === self }

  /// Takes key status from the window that has it.
  open func makeKey() { application?.keyWindow = self }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Told when this window has become the key one.
  open func becomeKey() {}

  /// Told when another window is the key one now, or none.
  open func resignKey() {}

  /// What the keyboard writes into while this is the key window.
  @WeakReference public internal(set) var firstResponder: UIView? {
    didSet { if oldValue !== firstResponder { application?.noteChange() } }
  }

  /// Showing gives the root and what it presents their appearance, hiding their disappearance. A hidden key window gives
  /// key status to the topmost visible one (uikit-behaviour §6).
  open override var isHidden: Bool {
    get { machine.wanted.isHidden }
    set {
      machine.wanted.isHidden = newValue
      catchUp()
    }
  }

  /// What fills the window follows its size.
  open override func layoutSubviews() {
    let root = machine.shown.root
    for view in subviews where view is UITransitionView || view === root?.viewIfLoaded {
      view.frame = bounds
      view.setNeedsLayout()
    }
    root?.updateSafeArea()
  }

  /// The controller whose view fills the window. Replacing it on the screen takes the old one away before this returns,
  /// with all that it presents; the new one's `viewDidAppear` comes with the next turn of the main queue.
  open var rootViewController: UIViewController? {
    get { machine.wanted.root }
    set {
      machine.wanted.root = newValue
      catchUp()
    }
  }

  /// What is presented over the root, the lowest first. Presentations in a context below the root are not among them.
  public var presentedViewControllers: [UIViewController] {
    machine.shown.root?.modal?.presentationOver?.chainAbove ?? []
  }

  /// Whether the window is shown now, whatever was asked for meanwhile.
  var isOnScreen: Bool { !storedHidden }

  /// Whether what happens in the window now can be seen.
  var showsTransitions: Bool { isOnScreen && !isLeaving }
}
