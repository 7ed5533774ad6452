extension UIWindow {
  /// Performs the requested changes that are not done yet. A nested call returns at once, because the outer call
  /// performs the change.
  func catchUp() {
    guard !isChanging else { return }
    isChanging = true
    while let step = machine.next() {
      switch step {
      case .hide: hide()
      case .takeAway(let root): takeAway(root)
      case .put(let root): put(root)
      case .show: show()
      }
    }
    isChanging = false
  }

  private func runWhatWaited() {
    let waiting = afterLeaving
    afterLeaving = []
    for work in waiting { work() }
  }

  /// Ends the appearance transitions that `appear` began. It runs on the next turn of the main queue, and has no effect
  /// when a later appearance has begun.
  private func finishAppearance(_ round: Int) {
    guard round == appearanceRound else { return }
    let waiting = appearing
    appearing = []
    for controller in waiting where controller.appearanceState == .willAppear { controller.endAppearanceTransition() }
  }

  /// Removes a view controller from `appearing`, because a presentation handles its appearance from now on.
  func forgetAppearance(of controller: UIViewController) { appearing.removeAll(identical: controller) }

  func installRootView() {
    guard let root = machine.shown.root else { return }
    let view: UIView = root.view
    view.frame = bounds
    if view.superview !== self {
      // A view from another window moves without a disappearance, because the root's appearance in this window has
      // already begun.
      view.detach()
      insertSubview(view, at: 0)
    }
    root.updateSafeArea()
  }

  private func show() {
    storedHidden = false
    application?.windowList.set(self, isOnScreen: true)
    application?.noteChange()
    application?.whatFillsScreenChanged()
    appear()
  }

  private func hide() {
    endPresentations()
    let leaving = chain.filter(\.isSeen)
    isLeaving = true
    appearing = []
    for controller in leaving where controller.isSeen { controller.beginAppearanceTransition(false, animated: false) }
    storedHidden = true
    for controller in leaving where controller.appearanceState == .willDisappear {
      controller.endAppearanceTransition()
    }
    isLeaving = false
    if isKeyWindow { application?.keyWindow = application?.windows.last { $0.isOnScreen } }
    application?.noteChange()
    application?.windowList.set(self, isOnScreen: false)
    application?.setNeedsStatusBarAppearanceUpdate()
    runWhatWaited()
  }

  /// Removes the root from the window, and ends the presentations over it. All links are cut before any callback runs,
  /// because a callback may put the root into another window.
  private func takeAway(_ root: UIViewController) {
    endPresentations(over: root)
    let presented = root.modal?.presentationOver?.chainAbove ?? []
    let presentations = presented.compactMap { $0.modal?.presentation }
    let containers = presentations.compactMap(\.containerView)
    let leaving = isOnScreen ? ([root] + presented).filter(\.isSeen) : []
    for presentation in presentations.reversed() { presentation.unlink() }
    root.windowAsRoot = nil
    appearing = []
    for controller in leaving where controller.isSeen { controller.beginAppearanceTransition(false, animated: false) }
    if let view = root.viewIfLoaded, view.superview === self { view.removeFromSuperview() }
    for container in containers where container.superview === self { container.removeFromSuperview() }
    for controller in leaving where controller.appearanceState == .willDisappear {
      controller.endAppearanceTransition()
    }
    for presentation in presentations { presentation.deliverCompletions() }
    application?.noteChange()
  }

  private func put(_ root: UIViewController) {
    root.windowAsRoot = self
    application?.noteChange()
    if isOnScreen { application?.whatFillsScreenChanged() }
    if isOnScreen { appear() }
  }

  /// Begins the appearance of the root and of the view controllers that are presented over it, except those that are
  /// covered.
  private func appear() {
    guard let application else { return }
    for controller in chain where !controller.isSeen && !isCovered(controller) {
      controller.beginAppearanceTransition(true, animated: false)
      if controller === machine.shown.root { installRootView() }
      appearing.append(controller)
    }
    appearanceRound += 1
    let round = appearanceRound
    application.async { [slot] in unsafe (slot.object as? UIWindow)?.finishAppearance(round) }
  }

  private func isCovered(_ controller: UIViewController) -> Bool {
    guard let over = controller.modal?.presentationOver else { return false }
    return over.takesPresenterAway && !over.isInContext && over.machine.phase != .waiting
  }

  /// The root and the view controllers that are presented over it, the lowest first.
  private var chain: [UIViewController] { (machine.shown.root.map { [$0] } ?? []) + presentedViewControllers }

  /// Ends the transitions of the presented view controllers, because the window or the root leaves the screen. A
  /// completion may begin another transition; after a hundred rounds, the remaining ones end at their own time.
  private func endPresentations(over root: UIViewController? = nil) {
    for _ in 0..<100 {
      let above = (root ?? machine.shown.root)?.modal?.presentationOver?.chainAbove ?? []
      let running = above.compactMap { $0.modal?.presentation }.first {
        $0.machine.phase.isRunning && !$0.isFinishing && !$0.isJoined
      }
      guard let running else { return }
      running.finish()
    }
  }
}

extension PresentationMachine.Phase {
  /// True while an animation or a finger moves the presented view.
  fileprivate var isRunning: Bool { self != .idle && self != .waiting && self != .presented }
}

extension UIWindow {
  /// The view controller from which the decision on the status bar starts: the topmost presented one that takes its
  /// presenter's view out of the window, or else the root. Under a sheet the presenter keeps the status bar. `decider`
  /// then follows the children that containers name.
  public var statusBarController: UIViewController? {
    machine.shown.root?.modal?.chainAbove?.topmostThatTakesAway ?? rootViewController
  }

  /// True if the content in front hides the status bar.
  public var isStatusBarHidden: Bool {
    let decider = decider { $0.childForStatusBarHidden }
    return decider?.systemPreferences?.prefersStatusBarHidden ?? decider?.prefersStatusBarHidden ?? false
  }

  /// The style that the content in front prefers.
  public var statusBarStyle: UIStatusBarStyle {
    let decider = decider { $0.childForStatusBarStyle }
    return decider?.systemPreferences?.preferredStatusBarStyle ?? decider?.preferredStatusBarStyle ?? .default
  }

  /// True if the content in front hides the home indicator.
  public var prefersHomeIndicatorAutoHidden: Bool {
    // Unlike the status bar's, the library's containers do not answer in place of their screens.
    let decider = decider(passingPreferences: true) { $0.childForHomeIndicatorAutoHidden }
    return decider?.systemPreferences?.prefersHomeIndicatorAutoHidden ?? decider?.prefersHomeIndicatorAutoHidden
      ?? false
  }

  /// - Parameter passingPreferences: true to go on to the child of a controller that has preferences of its own.
  private func decider(
    passingPreferences: Bool = false, _ child: (UIViewController) -> UIViewController?
  ) -> UIViewController? {
    var controller = statusBarController
    while let here = controller, passingPreferences || here.systemPreferences == nil, let next = child(here) {
      controller = next
    }
    return controller
  }
}

/// The status bar as it is shown: the preferences of the view controller that decides on it.
public struct StatusBar: Sendable, Equatable {
  /// True if the bar does not show.
  public var isHidden = false
  /// The colour of its text.
  public var style = UIStatusBarStyle.default
}
