internal import HeadlessUIKit
internal import NavbridgeRuntime

extension NavDisplay {
  /// Ends everything that the running step waits for, because its time is over.
  func abandon() {
    pending = [:]
    let left = handles
    handles = []
    for handle in left { handle.abandon() }
    for transition in Layer.all.compactMap({ transitions[$0] }) { transition.abort() }
    tabs.abort()
    for index in accesories.keys.sorted() { accesories[index]?.abort() }
  }

  /// Brings the screen back to a state, without animations. What is right already is left alone.
  func restore(to state: NavigationState) {
    if let active = state.active.active.isTab ? state.active.active : nil {
      select(active)
      if !tabs.isPresented, let main = stacks[.nav] {
        tabs.present(over: main, animator: nil, animated: false) { _ in }
      }
    } else if tabs.isPresented {
      tabs.dismiss(animator: nil, session: nil, animated: false) { _ in }
    }
    for index in 0..<Layer.limit {
      let isWanted = state.active.accesories.contains(index)
      if isWanted, !isUp(index) { show(index, animator: nil, animated: false) { _ in } }
      if !isWanted, isUp(index) { hide(index, animator: nil, animated: false) { _ in } }
    }
    for stack in orderedStacks { set(stack, to: state[stack.layer]) }
  }

  /// Empties the stacks of the accessories that are not up any more.
  func settle(_ state: NavigationState) {
    for index in 0..<Layer.limit
    where !state.active.accesories.contains(index) || state[.accesory(index)].entries.isEmpty {
      if let stack = stacks[.accesory(index)] { set(stack, to: state[.accesory(index)]) }
    }
  }

  private func set(_ stack: LayerNavigationController, to state: NavStack) {
    let wanted = controllers(of: state)
    if !stack.holds(wanted) { stack.setViewControllers(wanted, animated: false) }
  }

  /// Removes everything from the screen.
  func tearDown() {
    abandon()
    endRootAnimation()
    if let main = stacks[.nav], main.parent != nil { main.disembed() }
    if tabs.isPresented { tabs.dismiss(animator: nil, session: nil, animated: false) { _ in } }
    for index in accesoryWindows.keys.sorted() { accesoryWindows[index]?.isHidden = true }
    accesoryWindows = [:]
    accesories = [:]
    queue.removeWaiting()
    contents.removeWaiting()
  }
}
