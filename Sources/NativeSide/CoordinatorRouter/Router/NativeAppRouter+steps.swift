internal import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The execution of single steps by the containers (native-router §6).
extension NativeAppRouter {
  /// Requests the containers to make a step.
  ///
  /// - Returns: the end to wait for. Nil if the step is over.
  func execute(_ step: PlanStep, animated: Bool) throws(NativeRouterError) -> StepWait? {
    switch step {
    case .closeDrawer: return moveDrawer(to: .none, animated: animated)
    case .openDrawer(let side): return moveDrawer(to: side == .left ? .left : .right, animated: animated)
    case .dismissModals(let count): return dismiss(count, animated: animated)
    case .selectTab(let index):
      tabBarController.selectedIndex = index
      return nil
    case .popTo(let key):
      let coordinator = try find(key)
      return pop(coordinator.stack, to: coordinator.viewControllers.last, animated: animated)
    case .popToRoot(let tab):
      let stack = tab.map { tabs[$0] } ?? activeStack
      return pop(stack, to: stack.controller.viewControllers.first, animated: animated)
    case .popView:
      return pop(activeStack, to: activeStack.controller.viewControllers.dropLast().last, animated: animated)
    case .push(let route), .present(let route): return try startAboveCurrent(route, animated: animated)
    case .replace(let key, let route): return try replace(try find(key), by: route, animated: animated)
    case .mergeParams(let key, let params):
      _ = try find(key).merge(params)
      return nil
    case .replaceParams(let key, let params):
      let coordinator = try find(key)
      if coordinator.route.params != params { coordinator.setParams(params) }
      return nil
    case .restoreRoot(let tab): return try restoreRoot(of: tab)
    }
  }

  private func find(_ key: String) throws(NativeRouterError) -> NavigationCoordinator {
    if let found = coordinator(withKey: key) { return found }
    throw NativeRouterError(.unknownKey, "The screen with the key '\(cut: key)' has gone since the action was planned.")
  }

  // MARK: - Drawers and modals

  private func moveDrawer(to side: MMDrawerSide, animated: Bool) -> StepWait {
    var isOver = false
    let completion = { [weak self] (_: Bool) in
      isOver = true
      self?.containerChanged() ?? ()
    }
    if side == .none {
      drawer.closeDrawer(animated: animated, completion: completion)
    } else {
      drawer.openDrawerSide(side, animated: animated, completion: completion)
    }
    return StepWait(side == .none ? "the drawer's closing" : "the drawer's opening") { isOver }
  }

  private func dismiss(_ count: Int, animated: Bool) -> StepWait? {
    guard count <= modals.count, count > 0 else { return nil }
    let lowest = modals[modals.count - count]
    guard let presenter = lowest.controller.presentingViewController else { return nil }
    var isOver = false
    presenter.dismiss(animated: animated) { [weak self] in
      isOver = true
      self?.containerChanged()
    }
    return StepWait("the dismissal of '\(lowest.head?.route.name ?? "")'") { isOver }
  }

  // MARK: - Stacks

  private func pop(_ stack: NavigationStack?, to target: UIViewController?, animated: Bool) -> StepWait? {
    guard let stack, let target, stack.controller.topViewController !== target else { return nil }
    stack.lastShown = nil
    stack.controller.popToViewController(target, animated: animated)
    return shown(target, on: stack, "the pop")
  }

  private func startAboveCurrent(_ route: NativeRoute, animated: Bool) throws(NativeRouterError) -> StepWait? {
    let coordinator = try makeCoordinator(route)
    let current = activeStack.head?.youngestChild()
    coordinator.place = current.map {
      type(of: coordinator).presentsModally(route) ? .over($0) : .on($0)
    }
    return try start(coordinator, animated: animated)
  }

  private func start(_ coordinator: NavigationCoordinator, animated: Bool) throws(NativeRouterError) -> StepWait? {
    coordinator.isStartAnimated = animated
    coordinator.place?.stack?.lastShown = nil
    let isOverCurrent = if case .over? = coordinator.place { true } else { false }
    coordinator.start()
    if let failure = coordinator.startFailure { throw failure }
    let name = coordinator.route.name
    guard coordinator.isRunning, let stack = coordinator.stack else {
      throw NativeRouterError(.refused, "<\(coordinator.className)> has not started the route '\(cut: name)'.")
    }
    if coordinator.isModalHead, isOverCurrent {
      return StepWait("the presentation of '\(cut: name)'") { stack.isPresented }
    }
    guard let controller = coordinator.viewControllers.last, stack.controller.topViewController === controller else {
      return nil
    }
    return shown(controller, on: stack, "the push of '\(cut: name)'")
  }

  private func replace(
    _ old: NavigationCoordinator, by route: NativeRoute, animated: Bool
  ) throws(NativeRouterError) -> StepWait? {
    let coordinator = try makeCoordinator(route, isInPlace: true)
    coordinator.place = .instead(of: old)
    let wait = try start(coordinator, animated: animated)
    replaced.append(old)
    if wait == nil { reconcile() }
    return wait
  }

  private func restoreRoot(of tab: Int) throws(NativeRouterError) -> StepWait? {
    let initial = app.tabs[tab].root
    guard let head = tabs[tab].head else { return nil }
    guard !head.route.name.isExactly(initial.name) else {
      head.setParams(initial.params)
      return nil
    }
    return try replace(head, by: initial, animated: false)
  }

  /// The end of a change of a stack's top. A stack behind another tab is changed at once, and reports nothing.
  private func shown(_ controller: UIViewController, on stack: NavigationStack, _ name: String) -> StepWait? {
    guard stack === activeStack else { return nil }
    return StepWait(name, isLost: { [unowned self] in !isShown(stack) }) { [weak controller] in
      stack.lastShown === controller
    }
  }
}

extension StartPlace {
  /// The existing stack that the start changes.
  @MainQueue var stack: NavigationStack? {
    switch self {
    case .head(let stack): stack
    case .on(let parent): parent.stack
    case .over: nil
    case .instead(let old): old.stack
    }
  }
}
