public import NavbridgeRuntime

/// The application of one emulated device: its windows, its clock and its layout passes.
@MainQueue
public final class UIApplication: WeaklyReferenced {
  private var ownSlot = OwnSlot()
  /// The queue on which all code of this application runs.
  public let mainQueue: SerialQueue
  /// The clock of the transitions. Its work arrives on `mainQueue`.
  public let clock: any DeviceClock
  /// The screen in the interface's current orientation.
  public internal(set) var screen: UIScreen
  /// The orientation to which the device was rotated last, even if the interface did not rotate.
  public internal(set) var deviceOrientation = UIInterfaceOrientation.portrait
  /// The status bar as it is shown (rnn-options §4.2).
  public internal(set) var statusBar = StatusBar()
  /// The direction in which lines of text begin. Bars and columns follow it.
  public var userInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight {
    didSet { if oldValue != userInterfaceLayoutDirection { layoutDirectionChanged() } }
  }
  /// Called when the interface has rotated with the device. The frames have changed by then.
  public var onRotation: (UIScreen) -> Void = { _ in }
  /// Called for everything that UIKit would log or raise.
  public var onDiagnostic: (UIDiagnostic) -> Void = { _ in }
  /// The variants of UIKit that are taken at every occasion.
  public var variants: Set<UIKitVariant> = []
  /// Called when a variant is taken, with its effect.
  public var onVariant: (UIKitVariant, String) -> Void = { _, _ in }
  /// The variants that were taken so far.
  package internal(set) var takenVariants: Set<UIKitVariant> = []
  /// True while `viewWillAppear` is left out of an appearance transition.
  var omitsWillAppear = false
  /// The observer that writes traces. Nil while no trace is written.
  public var observer: (any UIApplicationObserver)?
  /// The window that receives input (uikit-behaviour §6).
  public internal(set) var keyWindow: UIWindow? {
    get { weakKeyWindow }
    set {
      let oldValue = weakKeyWindow
      weakKeyWindow = newValue
      if oldValue !== keyWindow { keyWindowChanged(oldValue) }
    }
  }
  @WeakReference private var weakKeyWindow: UIWindow?
  /// A counter that grows with every visible change, so that others recompute only when they must.
  public private(set) var changes = 0

  /// Takes the work that must wait while other code has the main queue. Nil while nothing else has it.
  public var mainQueueHold: ((@escaping @MainQueue @Sendable () -> Void) -> Void)?
  /// True if other code may have the main queue at times. Otherwise no work is wrapped.
  public var sharesMainQueue = false

  /// True while every frame of an animation is observed. Otherwise only those frames are drawn that a caller looks at.
  public var drawsEveryFrame = false {
    didSet { if oldValue != drawsEveryFrame { for link in displayLinks { link.schedule() } } }
  }
  /// False while the system removes animations: each of them still begins and ends, in turns of their own, but takes no
  /// time.
  public var areAnimationsEnabled = true
  /// The running display links.
  var displayLinks: [CADisplayLink] = []

  var windowList = WindowList()
  var layoutRequests = LayoutRequests()
  /// The views that have moved since the last layout pass. Their descendants have moved with them.
  private var moved: [UIView] = []
  /// True when the status bar must be determined again, because another view controller may decide on it or its answer
  /// may have changed.
  var needsStatusBarUpdate = false
  /// True when the orientation must be determined again, because the view controller that fills the screen may allow
  /// others.
  var needsOrientationUpdate = false
  private var isLayingOut = false
  private(set) var isLayoutPending = false
  private(set) var transitions: [Transition] = []
  private var nextTransition = 0

  /// Makes an application without windows. All its code runs on the queue.
  public init(mainQueue: SerialQueue, clock: any DeviceClock, screen: UIScreen) {
    self.mainQueue = mainQueue
    self.clock = clock
    self.screen = screen
  }

  package var slot: ObjectSlot { ownSlot.slot(of: self) }

  /// All windows, including hidden ones, from the back to the front: by level, then by age (uikit-behaviour §6).
  public var windows: [UIWindow] { windowList.backToFront }

  /// Returns the window whose root is a view controller.
  public func window(withRoot controller: UIViewController) -> UIWindow? {
    if let window = controller.windowAsRoot, window.application === self, window.rootViewController === controller {
      return window
    }
    // While a window changes its content, the requested root is not the one that is shown.
    return windows.first { $0.rootViewController === controller }
  }

  /// Schedules a layout pass as a separate item of the main queue. Further calls before it runs have no effect.
  public func setNeedsLayout() {
    guard !isLayoutPending else { return }
    isLayoutPending = true
    async { [self] in layOut() }
  }

  /// Makes the next layout pass notify the descendants of a view that they have moved.
  func noteMove(of view: UIView) {
    moved.append(view)
    noteChange()
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

  func layOut() {
    isLayoutPending = false
    isLayingOut = true
    updateOrientation()
    updateStatusBar()
    layOutWindows()
    while let view = moved.popLast() { if view.window != nil { view.notifyMove() } }
    isLayingOut = false
    // A view controller that began to appear during the pass may decide on the status bar now.
    if needsStatusBarUpdate { updateStatusBar() }
  }

  /// A window may ask for layout while one behind it is laid out, and is then laid out in the same pass.
  private func layOutWindows() {
    var last: UIWindow?
    let newest = windowList.added - 1
    while let next = layoutRequests.next(after: last, newest: newest) {
      next.layoutIfNeeded()
      last = next
    }
    layoutRequests.passEnded()
  }

  /// Called when a window needs layout.
  func needsLayout(of window: UIWindow) {
    layoutRequests.add(window)
    if window.isOnScreen { setNeedsLayout() }
  }

  /// Makes the running layout pass, or the next one, determine the status bar again.
  public func setNeedsStatusBarAppearanceUpdate() {
    needsStatusBarUpdate = true
    if !isLayingOut { setNeedsLayout() }
  }

  /// True while a layout pass is pending or a transition runs.
  public var isBusy: Bool { isLayoutPending || !transitions.isEmpty }

  /// The number of transitions that run.
  public var runningTransitions: Int { transitions.count }

  /// The reasons why the application is busy, one sentence for each.
  public var busyWith: [String] {
    (isLayoutPending ? ["a layout pass is pending"] : []) + transitions.map { $0.sentence() }
  }

  /// Counts a transition as running until `endTransition` is called with the number that this returns. The sentence is
  /// made when it is needed.
  ///
  /// - Parameters:
  ///   - leads: True if the work that follows in the current context is a part of the transition.
  ///   - endAtOnce: Ends the transition early, for `endTransitions`. Nil for a transition that has no callbacks.
  func beginTransition(
    leads: Bool = false, endAtOnce: (() -> Void)? = nil, _ sentence: @escaping () -> String
  ) -> Int {
    nextTransition += 1
    transitions.append(Transition(id: nextTransition, endAtOnce: endAtOnce, sentence: sentence))
    observer?.transitionBegan(nextTransition, sentence, leads: leads)
    return nextTransition
  }

  func endTransition(_ id: Int) {
    if let place = transitions.firstIndex(where: { $0.id == id }) { transitions.remove(at: place) }
    observer?.transitionEnded(id)
    noteChange()
  }

  /// Emits a diagnostic for a message that UIKit would write to its log.
  func report(_ kind: String, _ message: String) { onDiagnostic(UIDiagnostic(kind: kind, message: message)) }

  /// Emits a diagnostic for an exception that UIKit would raise.
  public func raise(_ exception: String, _ reason: String) {
    onDiagnostic(UIDiagnostic(kind: exception, message: reason, isException: true))
  }
}

extension UIApplication {
  /// Returns the view that a touch at `point` of the screen reaches. The windows are tested from the front to the back;
  /// a window whose hit test returns nil lets the touch through (uikit-behaviour §6).
  public func hitTest(_ point: CGPoint, with event: UIEvent? = nil) -> UIView? {
    for window in windows.reversed() where window.isOnScreen {
      let inside = CGPoint(x: point.x - window.frame.x, y: point.y - window.frame.y)
      if let hit = window.hitTest(inside, with: event) { return hit }
    }
    return nil
  }

  /// The view that receives the keyboard's input. Nil when the keyboard is not shown.
  public var keyboardOwner: UIView? { keyWindow?.firstResponder }
}

/// Receives the events of an application as they happen. Traces are written with it.
@MainQueue
public protocol UIApplicationObserver: AnyObject {
  /// Runs work on behalf of something that happened before.
  typealias Context = @MainQueue @Sendable (_ work: () -> Void) -> Void

  /// Runs one of a view controller's four appearance callbacks. `appearanceState` identifies the callback.
  func callAppearance(of controller: UIViewController, _ callback: () -> Void)

  /// Called when a transition begins.
  ///
  /// - Parameters:
  ///   - sentence: A readable description of the transition. It is made when it is called.
  ///   - leads: True if the work that follows in the current context is a part of the transition.
  func transitionBegan(_ number: Int, _ sentence: () -> String, leads: Bool)
  /// The transition with the number has ended.
  func transitionEnded(_ number: Int)

  /// The context of the work that runs now. It may be used at any later time.
  var context: Context { get }

  /// Returns work for a timer that is being scheduled. It runs `work` in the context of the timer, which is a
  /// consequence of the work that runs now.
  func timer(_ work: @escaping @MainQueue @Sendable () -> Void) -> @MainQueue @Sendable () -> Void
}
