internal import HeadlessUIKit
internal import NavbridgeRuntime

/// The five queued operations of a transaction (layered-navigation §8).
extension NavigationEngine {
  func enqueue(_ transaction: NavTransaction, navigates: Bool) {
    unfinished.append(transaction)
    queue.add("capture") { [self] end in
      capture(transaction)
      end()
    }
    queue.add("composition") { [self] end in compose(transaction, end) }
    if navigates { queue.add("navigation") { [self] end in navigate(transaction, end) } }
    queue.add("resolve") { [self] end in
      resolve(transaction)
      end()
    }
    queue.add("sync") { [self] end in
      sync()
      end()
    }
  }

  /// Captures all stacks, and lets the calls edit a copy of them.
  private func capture(_ transaction: NavTransaction) {
    guard let display, unfinished.first === transaction else { return }
    if transaction.session?.isDisabled ?? false {
      transaction.failure = NavFailure(.cancelled, "A later push has disabled the gesture.")
    }
    do { try state.capture() } catch { preconditionFailure(error.rawValue) }
    transaction.activeBefore = state.active
    transaction.retained = display.allControllers
    let staging = NavStaging(state, definitions: display.definitions, contexts: contexts)
    transaction.staging = staging
    guard transaction.failure == nil else { return }
    joined = transaction.isUserTransaction ? (staging, transaction) : nil
    do { try transaction.edit(staging) } catch { transaction.failure = error }
    joined = nil
    staging.finish()
  }

  /// Shows the layers that the operation needs.
  private func compose(_ transaction: NavTransaction, _ end: @escaping () -> Void) {
    guard let staging = transaction.staging, transaction.failure == nil else { return end() }
    let staged = staging.state
    var composed = state
    composed.active = staged.active
    // A flag that changes empties the stack; what is pushed onto it follows with the navigation.
    for index in 0..<Layer.limit
    where staged.active.accesories.contains(index) != state.active.accesories.contains(index) {
      composed[.accesory(index)].clear()
    }
    step(transaction, to: composed, isComposition: true, end)
  }

  /// Shows the edited stacks.
  private func navigate(_ transaction: NavTransaction, _ end: @escaping () -> Void) {
    guard let staging = transaction.staging, transaction.failure == nil else { return end() }
    step(transaction, to: staging.state, isComposition: false, end)
  }

  private func step(
    _ transaction: NavTransaction, to target: NavigationState, isComposition: Bool, _ end: @escaping () -> Void
  ) {
    guard let display, let staging = transaction.staging else { return end() }
    if isComposition, session?.layer == target.active.active, transaction.session == nil { session?.disable() }
    let changed = staging.state.layersChanged(since: staging.before)
    display.step = NavStep(
      target: target, before: staging.before, isComposition: isComposition, animators: staging.animators,
      animatedLayer: transaction.animatedLayer(in: staging.state, changed: changed), session: transaction.session)
    // A layer whose elements differ reacts, even if its text is the same.
    let forced = isComposition ? [] : Set(target.layersChanged(since: state).map(StateKey.layer))
    state = target
    transaction.hasStepped = true
    var texts = target.texts
    if isComposition { for layer in Layer.all where !layer.isAccesory { texts[.layer(layer)] = nil } }
    let lock = store.dispatch(texts, forcing: forced) { [self] failure in
      if let watchdog { application.clock.cancel(watchdog) }
      watchdog = nil
      transaction.failure = transaction.failure ?? failure
      onRecord(NavRecord(kind: .lock, subject: store.name, action: failure == nil ? "released" : "refused", id: nil))
      end()
    }
    if lock.isHeld { watch(lock, transaction, isComposition: isComposition) }
  }

  /// Ends a step that does not end by itself. There is one watchdog at a time.
  private func watch(_ lock: FluxLock, _ transaction: NavTransaction, isComposition: Bool) {
    let durations = display?.step?.animators.values.map(\.duration) ?? []
    let seconds = 1.2 * max(durations.max() ?? 1, 4)
    watchdog = application.schedule(after: .milliseconds(seconds * 1000)) { [self] in
      watchdog = nil
      guard lock.isHeld else { return }
      counters.watchdogs += 1
      let step = isComposition ? "composition" : "navigation"
      let failure = NavFailure(
        .watchdog,
        "The watchdog ended the \(step) of '\(transaction.name)', which did not end in \(seconds) s.\(missingContents)")
      onRecord(NavRecord(kind: .lock, subject: transaction.name, action: "watchdog", id: lock.id))
      lock.expire(failure)
      display?.abandon()
    }
  }

  /// The contents that a step waits for, as a sentence after that of the watchdog.
  private var missingContents: String {
    let names = (display?.handles ?? []).compactMap { contexts.context($0.contextId)?.controller }
    guard !names.isEmpty else { return "" }
    return
      " The content of '\(names.joined(separator: "', '"))' was not complete. Its set-up must end in this time, and must "
      + "not await a call of the navigation."
  }

  /// The outcome of a call that the set-up of a content awaits, which would wait for itself. Nil for any other call.
  var waitsForItself: NavOutcome? {
    guard let content = RunningContent.handle, content.isPending, let display,
      display.handles.contains(where: { $0 === content }), let context = contexts.context(content.contextId)
    else { return nil }
    return NavOutcome(context: context, failure: .waitsForItself(context.controller))
  }

  /// Commits everything if all steps went through. Otherwise it restores everything, also on the screen.
  private func resolve(_ transaction: NavTransaction) {
    guard let display, unfinished.first === transaction else { return }
    unfinished.removeFirst()
    var popped: [NavContext] = []
    do {
      if transaction.failure == nil, let staging = transaction.staging {
        popped = self.popped(by: staging)
        try state.commit()
        display.settle(state)
        counters.committed += 1
      } else {
        try state.rollback()
        state.active = transaction.activeBefore
        if transaction.hasStepped { display.restore(to: state) }
        counters.rolledBack += 1
      }
    } catch { preconditionFailure(error.rawValue) }
    display.step = nil
    transaction.retained = []
    if session === transaction.session { session = nil }
    writeNavigators()
    overwriteStore()
    for context in popped { context.popped() }
    for completion in transaction.completions { completion(transaction.failure) }
    dispose()
  }

  /// Returns the contexts that a transaction has removed from stacks, the youngest first, with their payloads.
  private func popped(by staging: NavStaging) -> [NavContext] {
    let left = state.contextIds
    return staging.before.contextIds.subtracting(left).sorted(by: >).compactMap { id in
      let context = contexts.context(id)
      context?.popPayload = staging.popPayloads[id] ?? .none
      return context
    }
  }

  /// Fails everything that has not ended, and removes the navigation from the screen.
  func end() {
    hasEnded = true
    let transactions = unfinished
    unfinished = []
    queue.removeWaiting()
    if let watchdog { application.clock.cancel(watchdog) }
    watchdog = nil
    display?.tearDown()
    // The step that waits for the display keeps the navigation alive until its lock is released.
    store.expire(.ended)
    for transaction in transactions { for completion in transaction.completions { completion(.ended) } }
  }
}
