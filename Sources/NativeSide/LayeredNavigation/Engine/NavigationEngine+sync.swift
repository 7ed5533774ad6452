internal import HeadlessUIKit
internal import NavbridgeRuntime

/// Brings the data in line with what users, and UIKit, have done (layered-navigation §10).
extension NavigationEngine {
  func sync() {
    guard let display else { return }
    let gone = dropGone(display)
    for index in 0..<Layer.limit {
      let isEmpty = state[.accesory(index)].entries.isEmpty
      // An accessory whose last screen is gone disappears with it.
      if isEmpty, display.isUp(index) { display.hide(index, animator: nil, animated: false) { _ in } }
      let isUp = display.isUp(index) && !isEmpty
      if isUp != state.active.accesories.contains(index) { _ = state.active.setAccesory(index, isUp: isUp) }
    }
    if display.tabs.isPresented, case .tab(let index)? = display.selectedTab {
      state.active.showTab(index)
    } else {
      state.active.hideTabs()
    }
    writeNavigators()
    overwriteStore()
    for context in gone { context.popped() }
    dispose()
  }

  /// Drops the elements whose controllers are not in their stacks any more. Returns their contexts, the youngest first.
  private func dropGone(_ display: NavDisplay) -> [NavContext] {
    var gone: [NavContext] = []
    for (layer, stack) in display.stacks.sorted(by: { $0.key.position < $1.key.position }) {
      let shown = stack.viewControllers
      let ids = state[layer].entries.map(\.contextId).filter { id in
        let controller = contexts.context(id)?.viewController
        return !shown.contains { $0 === controller }
      }
      guard !ids.isEmpty else { continue }
      state[layer].drop(Set(ids))
      gone += ids.compactMap(contexts.context)
    }
    return gone.sorted { $0.contextId > $1.contextId }
  }

  /// A navigation controller has shown something without an operation. If a user has changed a stack, the data follows.
  func noteStray() {
    counters.strays += 1
    // The controllers that have just left are released with this turn.
    application.async { [self] in dispose() }
    follow(Layer.all)
  }

  /// Queues a sync if stacks on the screen differ from the data. An operation that is under way is followed by a sync of
  /// its own.
  func follow(_ layers: [Layer]) {
    guard unfinished.isEmpty, !isFollowing, !hasEnded, let display else { return }
    let differs = layers.contains { layer in
      display.stacks[layer].map { !display.holds(state[layer], in: $0) } ?? false
    }
    guard differs else { return }
    isFollowing = true
    queue.add("sync") { [self] end in
      isFollowing = false
      sync()
      end()
    }
  }

  /// Notes in the contexts the operation that made them current.
  func writeNavigators() {
    for layer in Layer.all {
      for entry in state[layer].entries { contexts.context(entry.contextId)?.navigator = entry.navigator }
    }
  }

  /// Overwrites the store without a reaction of the display.
  func overwriteStore() { store.mutate { [self] in state.texts } }

  /// Removes the contexts that nothing needs any more. Those that an operation has made, and not shown yet, are needed.
  func dispose() {
    if unfinished.first?.staging == nil { contexts.dispose(keeping: state.contextIds) }
  }

  // MARK: Fingers

  /// Puts a tap of the back button into the queue. While a step is in progress, the bar pops by itself, and the next
  /// sync follows it.
  func backTapped(_ layer: Layer) -> Bool {
    guard !isStepping else { return true }
    perform(NavCall(layer, .popCurrent(payload: .none)))
    return false
  }

  /// Puts a tap of a tab into the queue, with the same rule. A tap of the selected tab pops its stack to the root.
  func tabTapped(_ layer: Layer) -> Bool {
    guard !isStepping else { return true }
    perform(state.active.active == layer ? NavCall(layer, .popToRoot(payload: .none)) : NavCall(layer, .show))
    return false
  }
}
