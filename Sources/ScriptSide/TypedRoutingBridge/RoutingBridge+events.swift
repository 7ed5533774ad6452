internal import NavbridgeRuntime
internal import NavbridgeTypedRouting
internal import NavbridgeVocabulary
package import NavbridgeWire
internal import ScriptSide

/// The names of the events that are followed, taken once from their declarations.
private enum Names {
  static let didAppear = RNNEvents.declared.componentDidAppear.name
  static let didDisappear = RNNEvents.declared.componentDidDisappear.name
  static let modalDismissed = RNNEvents.declared.modalDismissed.name
  static let stackChanged = LayoutStateDeclaration.declared.stackChanged.name
  static let tabSelected = LayoutStateDeclaration.declared.tabSelected.name
  static let didUpdateDimensions = DeviceEventDeclarations.declared.didUpdateDimensions.name
}

/// The way from the native side to the routers' state (typed-routing §12).
extension RoutingBridge: NavigationObserver {
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

  package func contextBegan() { begin() }
  package func contextEnded() { end() }

  package func received(_ event: JSONValue, _ body: JSONValue) {
    if event.isExactly(Names.didAppear) {
      screen(of: body)?.appeared()
    } else if event.isExactly(Names.didDisappear) {
      screen(of: body)?.disappeared()
    } else if event.isExactly(Names.modalDismissed) {
      if let id = body["componentId"]?.string { modalDismissed(id) }
    } else if event.isExactly(Names.stackChanged) {
      let declared = LayoutStateDeclaration.declared.stackChanged
      if let (id, count, topId, topName) = declared.read(body.json), let stack = stacks[id] {
        stackChanged(stack, count, topId, topName)
      }
    } else if event.isExactly(Names.tabSelected) {
      let declared = LayoutStateDeclaration.declared.tabSelected
      if let (id, selected, _) = declared.read(body.json), let tabs = tabs[id] { tabSelected(tabs, selected) }
    } else if event.isExactly(Names.didUpdateDimensions) {
      read()
    }
  }

  private func screen(of body: JSONValue) -> MountedScreen? {
    body["componentId"]?.string.flatMap { screens[$0] }
  }

  /// Something other than a command has changed a stack. If commands for it are on their way, the native layout is read
  /// when they have settled.
  private func stackChanged(_ stack: NativeStack, _ count: Int, _ topId: String?, _ topName: String) {
    guard !schedule.concerns(.stack(stack.id)) else { return isInDoubt = true }
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
    let above = modals[(index + 1)...]
    removeModals(from: index)
    guard !above.isEmpty else { return }
    // A modal above it whose command is on its way is shown on what is left.
    stranded += above
    read()
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
