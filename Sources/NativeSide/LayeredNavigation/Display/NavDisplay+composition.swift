internal import HeadlessUIKit
internal import NavbridgeRuntime

extension NavDisplay {
  /// Carries out the reactions to a dispatch, each as an operation of the display's queue.
  func react(to changes: [StateChange], _ lock: FluxLock, _ step: NavStep) {
    self.step = step
    for change in changes {
      queue.add("react \(change.key.name)") { [self] end in
        log(NavRecord(kind: .reaction, subject: change.key.name, action: change.new, id: lock.id))
        // An earlier reaction may have used up the step's time.
        if lock.isHeld { react(to: change.key, lock, step) }
        end()
      }
    }
  }

  private func react(to key: StateKey, _ lock: FluxLock, _ step: NavStep) {
    switch key {
    case .layerActive: showActive(lock, step)
    case .accesories: showAccesories(lock, step)
    // The composition empties the stacks of accessories that appear or disappear. It shows nothing else.
    case .layer(let layer): if step.isComposition { lock.release() } else { navigate(layer, lock, step) }
    }
  }

  /// Presents or dismisses the tabs. The index is selected first.
  private func showActive(_ lock: FluxLock, _ step: NavStep) {
    let active = step.target.active.active
    let isAnimated = step.isAnimated(active) || step.session != nil
    if case .tab = active {
      select(active)
      guard !tabs.isPresented else { return lock.release() }
      guard let main = stacks[.nav] else { return lock.release() }
      tabs.present(over: main, animator: step.animators[active], animated: isAnimated) { lock.release($0) }
    } else {
      guard tabs.isPresented else { return lock.release() }
      let animator = step.animators[step.before.active.active] ?? step.animators[.nav]
      tabs.dismiss(animator: animator, session: step.session, animated: isAnimated) { lock.release($0) }
    }
  }

  func select(_ tab: Layer) {
    guard let stack = stacks[tab], tabController.selectedViewController !== stack else { return }
    tabController.selectedViewController = stack
    showTabBar(of: tab)
  }

  /// Shows the tab bar, or hides it, as the definition of a tab wants it.
  func showTabBar(of tab: Layer) {
    tabController.tabBar.isHidden = !(stacks[tab]?.config.tabBar ?? true)
  }

  /// Presents the accessories that are to be up, in their order, and dismisses the others.
  private func showAccesories(_ lock: FluxLock, _ step: NavStep) {
    let wanted = step.target.active.accesories
    for index in accesories.keys.sorted() where !wanted.contains(index) && isUp(index) {
      lock.raise()
      hide(index, animator: step.animators[.accesory(index)], animated: step.animatedLayer == nil) { lock.release($0) }
    }
    for index in wanted where !isUp(index) {
      lock.raise()
      show(index, animator: nil, animated: step.isAnimated(.accesory(index))) { lock.release($0) }
    }
    lock.release()
  }

  func show(_ index: Int, animator: NavAnimator?, animated: Bool, done: @escaping (NavFailure?) -> Void) {
    guard let stack = stacks[.accesory(index)] else { return done(nil) }
    let window = accesoryWindows[index] ?? AccesoryWindow(index: index, application: application)
    accesoryWindows[index] = window
    let presenter =
      accesories[index] ?? LayerPresenter(stack, standard: .accesory, standardDismissal: .accesoryDismissal)
    accesories[index] = presenter
    window.makeKeyAndVisible()
    guard let host = window.rootViewController else { return done(nil) }
    presenter.present(over: host, animator: animator, animated: animated, done: done)
  }

  /// Dismisses an accessory. Its window is hidden with it.
  func hide(
    _ index: Int, animator: NavAnimator?, animated: Bool, session: DismissSession? = nil,
    done: @escaping (NavFailure?) -> Void
  ) {
    guard let presenter = accesories[index], presenter.isPresented else { return done(nil) }
    presenter.dismiss(animator: animator, session: session, animated: animated) { [self] failure in
      if failure == nil { accesoryWindows[index]?.isHidden = true }
      done(failure)
    }
  }
}
