internal import Shared

/// A window: hidden until it is shown, as large as the screen, with the view of its root view controller in it.
///
/// Appearance of the root follows uikit-behaviour §1, rows "window root replaced" and "window hidden".
open class UIWindow: UIView {
  @WeakReference public internal(set) var application: UIApplication?
  private var storedRoot: UIViewController?
  /// Grows whenever a `viewDidAppear` that waits for the next turn of the main queue is no longer due.
  private var appearanceRound = 0

  public init(application: UIApplication) {
    self.application = application
    super.init(frame: application.screen.bounds)
    storedHidden = true
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

  /// Showing gives the root its appearance, hiding its disappearance. A hidden key window gives key status to the
  /// topmost visible one (uikit-behaviour §6).
  open override var isHidden: Bool {
    get { storedHidden }
    set {
      guard newValue != storedHidden else { return }
      if newValue { hide() } else { show() }
    }
  }

  /// The controller whose view fills the window. Replacing it on the screen takes the old one away before this returns;
  /// the new one's `viewDidAppear` comes with the next turn of the main queue.
  open var rootViewController: UIViewController? {
    get { storedRoot }
    set {
      guard newValue !== storedRoot else { return }
      replaceRoot(with: newValue)
    }
  }

  private func show() {
    storedHidden = false
    application?.windowList.set(self, isOnScreen: true)
    application?.noteChange()
    application?.setNeedsLayout()
    if let storedRoot { appear(storedRoot) }
  }

  private func hide() {
    appearanceRound += 1
    storedRoot?.beginAppearanceTransition(false, animated: false)
    storedHidden = true
    storedRoot?.endAppearanceTransition()
    if isKeyWindow { application?.keyWindow = application?.windows.last { !$0.isHidden } }
    application?.noteChange()
    application?.windowList.set(self, isOnScreen: false)
  }

  private func replaceRoot(with new: UIViewController?) {
    let old = storedRoot
    appearanceRound += 1
    storedRoot = new
    if let old {
      if !isHidden { old.beginAppearanceTransition(false, animated: false) }
      if let view = old.viewIfLoaded, view.superview === self { view.removeFromSuperview() }
      if !isHidden { old.endAppearanceTransition() }
      old.windowAsRoot = nil
    }
    // A callback of the old root may have set another root meanwhile.
    guard let new, storedRoot === new else { return }
    new.windowAsRoot = self
    application?.noteChange()
    if !isHidden { appear(new) }
  }

  private func appear(_ root: UIViewController) {
    root.beginAppearanceTransition(true, animated: false)
    guard storedRoot === root, !isHidden, let application else { return }
    root.view.frame = bounds
    if root.view.superview !== self { addSubview(root.view) }
    appearanceRound += 1
    let round = appearanceRound
    application.mainQueue.asyncMain { [slot] in (slot.object as? UIWindow)?.finishAppearance(round) }
  }

  private func finishAppearance(_ round: Int) {
    guard round == appearanceRound else { return }
    storedRoot?.endAppearanceTransition()
  }
}
