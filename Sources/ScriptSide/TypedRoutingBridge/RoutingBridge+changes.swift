internal import NavbridgeNavigation
internal import NavbridgeRuntime
public import NavbridgeTypedRouting
internal import NavbridgeWire
internal import ScriptSide

/// The way from the routers' state to commands (typed-routing §12).
extension RoutingBridge: RouterRenderer {
  public func rendered(_ containers: [MountedContainer]) {
    guard isRunning, let root else { return }
    if !isTakingOver { refusals = 0 }
    if isRootSent { follow(containers) } else { sendRoot(root) }
  }

  /// Gives the commands for all that has changed in a tick: dismissals, tabs, stacks, and then presentations.
  private func follow(_ containers: [MountedContainer]) {
    for case let container as MountedTabs in containers where !attachTabs(of: container) {
      if let root { sendRoot(root) }
      return
    }
    let dismissed = dismissUnwanted()
    for case let container as MountedTabs in containers { selectTab(of: container) }
    for case let container as MountedStack in containers { changeStacks(of: container) }
    present(within: dismissed.compactMap(\.presenter) + containers.compactMap { $0 as? MountedStack })
  }

  // MARK: - Tabs

  /// Gives the tabs that were mounted now the stacks that stood in for them. Returns false if the native tabs cannot show
  /// one, because they can replace the content of a stack only.
  private func attachTabs(of container: MountedTabs) -> Bool {
    guard let native = tabsOf[container.id] else { return true }
    for (index, stack) in native.unmounted.sorted(by: { $0.key < $1.key }) {
      guard let mounted = container.nested(at: .tab(container.tabs[index])) else { continue }
      guard let tab = mounted as? MountedStack, !(tab is MountedSplit) || tab.router.isCompact else { return false }
      native.unmounted[index] = nil
      stack.container = tab
      stacksOf[tab.id] = [stack]
      changeStacks(of: tab)
    }
    return true
  }

  private func selectTab(of container: MountedTabs) {
    guard let native = tabsOf[container.id], native.selected != native.wanted else { return }
    native.selected = native.wanted
    native.isUnconfirmed = true
    submit(.selectTab(native.selected, in: native.id), on: [.tabs(native.id)])
  }

  // MARK: - Stacks

  /// Gives the commands that make the stacks of a container show its screens.
  func changeStacks(of container: MountedStack) {
    guard container.hasStack else { return }
    for stack in stacksOf[container.id] ?? [] { change(stack) }
  }

  private func change(_ stack: NativeStack) {
    let wanted = stack.wanted
    let old = stack.entries
    let plan = StackPlan(from: old, to: wanted.map { ($0.id, $0.route) })
    stack.entries = zip(wanted, plan.kept).map { wanted, kept in
      guard let kept else { return entry(wanted, in: stack) }
      if case .mounted(let screen) = wanted, let id = old[kept].componentId { screens[id] = screen }
      return StackEntry(componentId: old[kept].componentId, route: wanted.route, screen: wanted.id)
    }
    if let command = command(plan, for: stack, wanted, from: old) { submit(command, on: [.stack(stack.id)]) }
  }

  private func command(
    _ plan: StackPlan, for stack: NativeStack, _ wanted: [WantedScreen], from old: [StackEntry]
  ) -> RoutingCommand? {
    let top = old.last?.componentId ?? stack.id
    switch plan.step {
    case .nothing: return nil
    case .push: return .push(onto: top, layout(of: wanted[wanted.count - 1], stack.entries[wanted.count - 1]))
    case .pop: return .pop(top)
    case .popTo(let index): return .popTo(old[index].componentId ?? stack.id)
    case .popToRoot: return .popToRoot(top)
    case .replace:
      let children = zip(wanted, zip(stack.entries, plan.kept)).map { wanted, place -> Layout in
        guard let kept = place.1 else { return layout(of: wanted, place.0) }
        return place.0.componentId.map { .existing(id: $0) } ?? .existingChild(at: kept)
      }
      return .setStackRoot(stack.id, children)
    }
  }

  // MARK: - Modals

  /// Dismisses the modals that are not wanted any more, and those above them, from the top down. Only the lowest is
  /// animated, which is what UIKit shows when it dismisses several. Returns the modals that were dismissed.
  func dismissUnwanted() -> [NativeModal] {
    guard let lowest = modals.firstIndex(where: { !$0.isWanted }) else { return [] }
    let dismissed = Array(modals[lowest...])
    modals.removeSubrange(lowest...)
    // If a refusal of another command drops these, the modals stay.
    stranded += dismissed
    for modal in dismissed.reversed() {
      forget(modal)
      submit(.dismissModal(modal.id, animated: modal === dismissed.first), on: modal.subjects)
    }
    return dismissed
  }

  /// Forgets the stack of a modal.
  func forget(_ modal: NativeModal) {
    stacks[modal.id] = nil
    stacksOf[modal.containerID] = nil
  }

  /// Shows the presentations within some containers that are not shown yet, in the order in which they were mounted.
  func present(within containers: [MountedStack]) {
    guard containers.contains(where: \.presentsAny) else { return }
    var missing: [Int: (container: MountedStack, slot: PresentationSlot, presenter: MountedStack)] = [:]
    var presenters = containers
    while let presenter = presenters.popLast() {
      for slot in PresentationSlot.allCases {
        guard let container = presenter.nested(at: .slot(slot)) as? MountedStack else { continue }
        if stacksOf[container.id] != nil || missing[container.id] != nil { continue }
        missing[container.id] = (container, slot, presenter)
        presenters.append(container)
      }
    }
    for (_, next) in missing.sorted(by: { $0.key < $1.key }) { show(next.container, in: next.slot, of: next.presenter) }
  }

  private func show(_ container: MountedStack, in slot: PresentationSlot, of presenter: MountedStack) {
    guard let root = container.rootScreen, let below = stacksOf[presenter.id]?.last else { return }
    let times = showings[container.id, default: 0]
    showings[container.id] = times + 1
    let suffix = times == 0 ? "" : "-\(times + 1)"
    let id = (container.hasStack ? "modal-\(container.id)" : "screen-\(root.id)") + suffix
    let stack = register(id, container, suffix: suffix)
    let subjects: [NativeSubject] = [.stack(below.id), .stack(id), .modals]
    modals.append(NativeModal(id, container, in: slot, of: presenter, subjects: subjects))
    let options = Self.presentation(slot)
    let layouts = fill(stack, options: container.hasStack ? [:] : options)
    submit(.showModal(container.hasStack ? .stack(layouts, id: id, options: options) : layouts[0]), on: subjects)
  }

  private static func presentation(_ slot: PresentationSlot) -> JSON {
    switch slot {
    case .sheet: ["modalPresentationStyle": "pageSheet"]
    case .cover: ["modalPresentationStyle": "fullScreen", "modal": ["swipeToDismiss": false]]
    }
  }
}

extension MountedStack {
  /// True if the router presents a route.
  fileprivate var presentsAny: Bool { router.sheet != nil || router.cover != nil }
}
