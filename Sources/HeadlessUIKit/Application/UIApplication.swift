public import Shared

/// One emulated device's application: its windows, its clock, and its layout passes.
@MainQueue
public final class UIApplication: WeaklyReferenced {
  private var ownSlot = OwnSlot()
  /// The queue that everything of this application runs on.
  public let mainQueue: SerialQueue
  /// The clock that transitions run by. Its work arrives on `mainQueue`.
  public let clock: any DeviceClock
  /// The screen, as the device is held.
  public internal(set) var screen: UIScreen
  /// How the device was turned last, whether or not what is shown went along.
  public internal(set) var deviceOrientation = UIInterfaceOrientation.portrait
  /// The status bar as it is shown (rnn-options §4.2).
  public internal(set) var statusBar = StatusBar()
  /// Where lines of text begin, and with them bars and columns.
  public var userInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight {
    didSet { if oldValue != userInterfaceLayoutDirection { layoutDirectionChanged() } }
  }
  /// Told when what is shown has turned with the device: frames have changed by then.
  public var onRotation: (UIScreen) -> Void = { _ in }
  /// Told of everything that UIKit would log or raise.
  public var onDiagnostic: (UIDiagnostic) -> Void = { _ in }
  /// Nil while nobody traces.
  public weak var observer: (any UIApplicationObserver)?
  /// The window that input goes to (uikit-behaviour §6).
  @WeakReference public internal(set) var keyWindow: UIWindow? {
    didSet { if oldValue !== keyWindow { keyWindowChanged(oldValue) } }
  }
  /// Grows with every change that could be seen, so that others recompute only when they must.
  public private(set) var changes = 0

  /// Whether somebody watches every frame of animations. Otherwise those are drawn that somebody looks at.
  public var drawsEveryFrame = false {
    didSet { if oldValue != drawsEveryFrame { for link in displayLinks { link.schedule() } } }
  }
  /// Those that run.
  var displayLinks: [CADisplayLink] = []

  var windowList = WindowList()
  /// Views that have moved since the last layout pass, with what is in them.
  private var moved: [UIView] = []
  /// Whether another controller may decide on the status bar now, or the same one otherwise.
  var needsStatusBarUpdate = false
  /// Whether what fills the screen now may want it held otherwise.
  var needsOrientationUpdate = false
  private var isLayingOut = false
  private var isLayoutPending = false
  private var transitions: [(id: Int, sentence: () -> String)] = []
  private var nextTransition = 0

  public init(mainQueue: SerialQueue, clock: any DeviceClock, screen: UIScreen) {
    self.mainQueue = mainQueue
    self.clock = clock
    self.screen = screen
  }

  public var slot: ObjectSlot { ownSlot.slot(of: self) }

  /// All windows, hidden ones too, from the back to the front: by level, then by age (uikit-behaviour §6).
  public var windows: [UIWindow] { windowList.backToFront }

  /// Asks for a layout pass, as an item of the main queue of its own. Asking twice before it runs is asking once.
  public func setNeedsLayout() {
    guard !isLayoutPending else { return }
    isLayoutPending = true
    mainQueue.asyncMain { [self] in layOut() }
  }

  /// Has the next layout pass tell what is in a view that it has moved.
  func noteMove(of view: UIView) {
    moved.append(view)
    if !isLayingOut { setNeedsLayout() }
  }

  /// Records that something visible has changed.
  public func noteChange() { changes += 1 }

  private func keyWindowChanged(_ old: UIWindow?) {
    noteChange()
    old?.resignKey()
    keyWindow?.becomeKey()
    setNeedsStatusBarAppearanceUpdate()
  }

  private func layOut() {
    isLayoutPending = false
    isLayingOut = true
    updateOrientation()
    updateStatusBar()
    for window in windows where window.isOnScreen { window.layoutIfNeeded() }
    while let view = moved.popLast() { if view.window != nil { view.tellMove() } }
    isLayingOut = false
    // What has begun to appear in the pass may decide now.
    if needsStatusBarUpdate { updateStatusBar() }
  }

  /// Asks who decides on the status bar now, with the layout pass that runs or the next one.
  public func setNeedsStatusBarAppearanceUpdate() {
    needsStatusBarUpdate = true
    if !isLayingOut { setNeedsLayout() }
  }

  /// Whether a layout pass is pending or a transition runs.
  public var isBusy: Bool { isLayoutPending || !transitions.isEmpty }

  public var runningTransitions: Int { transitions.count }

  /// What keeps the application busy, a sentence for each.
  public var busyWith: [String] {
    (isLayoutPending ? ["a layout pass is pending"] : []) + transitions.map { $0.sentence() }
  }

  /// Counts a transition as running until `endTransition` is called with the number this returns. The sentence is made
  /// when somebody asks.
  func beginTransition(_ sentence: @escaping () -> String) -> Int {
    nextTransition += 1
    transitions.append((nextTransition, sentence))
    observer?.transitionBegan(nextTransition, sentence())
    return nextTransition
  }

  func endTransition(_ id: Int) {
    transitions.removeAll { $0.id == id }
    observer?.transitionEnded(id)
    noteChange()
  }

  /// Tells of what UIKit would write to its log.
  func report(_ kind: String, _ message: String) { onDiagnostic(UIDiagnostic(kind: kind, message: message)) }

  /// Tells of an exception that UIKit would raise.
  public func raise(_ exception: String, _ reason: String) {
    onDiagnostic(UIDiagnostic(kind: exception, message: reason, isException: true))
  }
}
