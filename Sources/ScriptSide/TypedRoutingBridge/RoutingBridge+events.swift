internal import NavbridgeRuntime
internal import NavbridgeTypedRouting
internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import ScriptSide

/// The way from the native side to the routers' state (typed-routing §12).
extension RoutingBridge {
  /// Follows a script context: the current one at the start, and the next one after a reload. The routers outlive a
  /// reload, so that their tree is shown again.
  func begin() {
    isRunning = true
    navigation.callVoid(\LayoutStateDeclaration.listening.addListener, "layoutState")
    if let root {
      router.tree.render()
      if !isRootSent { sendRoot(root) }
    }
  }

  func occurred(_ occurrence: Navigation.Occurrence) {
    switch occurrence {
    case .event(let event): received(event)
    case .reload, .closed, .refused: end()
    case .began: begin()
    case .run, .unmount, .properties, .layout, .badCall: break
    }
  }

  private func received(_ event: NavigationEvent) {
    let (events, layout) = (RNNEvents.declared, LayoutStateDeclaration.declared)
    switch event.name {
    case events.componentDidAppear.name: screen(of: event)?.appeared()
    case events.componentDidDisappear.name: screen(of: event)?.disappeared()
    case events.modalDismissed.name:
      if let id = event.body["componentId"]?.string { modalDismissed(id) }
    case layout.stackChanged.name:
      if let (id, count, topId, topName) = event.payload(of: layout.stackChanged), let stack = stacks[id] {
        stackChanged(stack, count, topId, topName)
      }
    case layout.tabSelected.name:
      if let (id, selected, _) = event.payload(of: layout.tabSelected), let tabs = tabs[id] {
        tabSelected(tabs, selected)
      }
    case DeviceEventDeclarations.declared.didUpdateDimensions.name: read()
    default: break
    }
  }

  private func screen(of event: NavigationEvent) -> MountedScreen? {
    event.body["componentId"]?.string.flatMap { screens[$0] }
  }

  /// A stack has shown a screen. If its commands have all settled, and it shows something else than they asked for, a
  /// person has changed it.
  private func stackChanged(_ stack: NativeStack, _ count: Int, _ topId: String?, _ topName: String) {
    guard !schedule.concerns(.stack(stack.id)) else { return stack.seen = (count, topId) }
    guard !stack.shows(count: count, topId: topId) else { return }
    if (1..<stack.entries.count).contains(count), stack.entries[count - 1].componentId == topId {
      stack.entries.removeSubrange(count...)
      writeBack(stack)
    } else if count == stack.entries.count + 1, topId == nil {
      stack.entries.append(.native(topName))
      writeBack(stack)
    } else {
      read()
    }
  }

  /// A finger has selected a tab, possibly the one that was selected already.
  private func tabSelected(_ native: NativeTabs, _ index: Int) {
    guard let container = native.container, container.tabs.indices.contains(index) else { return }
    // A selection that was sent before may be carried out after this one.
    if native.isUnconfirmed { isInDoubt = true }
    native.selected = index
    container.tabRouter.tabPressed(container.tabs[index])
    if isInDoubt && schedule.isEmpty { read() }
  }

  /// A modal is gone. The event for a modal that the routers have closed finds it gone here, too.
  private func modalDismissed(_ id: String) {
    guard let index = modals.firstIndex(where: { $0.id == id }) else { return }
    removeModals(from: index)
  }

  /// Takes modals that are gone out of the chain, and clears the slots of their presenters, the topmost first.
  func removeModals(from index: Int) {
    let gone = modals[index...].reversed()
    modals.removeSubrange(index...)
    for modal in gone {
      forget(modal)
      if modal.isWanted { modal.presenter?.router.slotCleared(modal.slot) }
    }
  }

  // MARK: - Into the state

  /// Writes the screens of a stack into the state of its router: the path in one assignment.
  func writeBack(_ stack: NativeStack) {
    guard let container = stack.container else { return }
    let router = container.router
    var routes = stack.entries.map(\.route)[...]
    guard let first = routes.popFirst() else { return }
    if stack.column != .detail { router.rootReplaced(by: first) }
    if stack.column != .detail, let content = router.contentRoute, routes.first != content {
      router.select(content: Int?.none)
    } else if router.contentRoute != nil, stack.column != .detail {
      routes.removeFirst()
    }
    guard stack.column != .master else { return }
    if stack.column == .all, let detail = router.detailRoute {
      if routes.first == detail { routes.removeFirst() } else { return router.select(detail: Int?.none) }
    }
    router.pathReplaced(by: Array(routes))
  }
}
