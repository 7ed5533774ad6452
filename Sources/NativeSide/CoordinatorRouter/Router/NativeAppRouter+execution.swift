internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// One action at a time: its steps run in order, each after the container's callback for the one before, and its result
/// is reported when the last one has ended (native-router §5).
extension NativeAppRouter {
  /// The time in nanoseconds of the device's clock after which a step without a callback is given up.
  package static let watchdogDelay = Int64.milliseconds(2000)
  /// The time between two looks at a container that a user moves.
  private static let frame = Int64.milliseconds(16)

  /// Begins the next action, unless one runs. While a user's gesture moves a container, the action waits, because it is
  /// planned against what the gesture leaves.
  func startNext() {
    guard isStarted, running == nil, !isSettling, !waiting.isEmpty else { return }
    if isContainerMoving {
      let since = waitsForGestureSince ?? host.clock.now
      guard host.clock.now - since >= Self.watchdogDelay else {
        guard waitsForGestureSince == nil else { return }
        waitsForGestureSince = since
        return lookAgain()
      }
    }
    waitsForGestureSince = nil
    let action = RunningAction(waiting.removeFirst())
    running = action
    insertion = 0
    guard let context = action.request.context else { return begin(action) }
    context { begin(action) }
  }

  private func lookAgain() {
    _ = host.application.schedule(after: Self.frame) { [weak self] in
      guard let self, let since = waitsForGestureSince else { return }
      if isContainerMoving, host.clock.now - since < Self.watchdogDelay { return lookAgain() }
      waitsForGestureSince = nil
      startNext()
    }
  }

  /// Begins the next action in another turn.
  func startSoon() {
    guard !waiting.isEmpty else { return }
    host.application.async { [weak self] in self?.startNext() }
  }

  private func begin(_ action: RunningAction) {
    isHandling = true
    do throws(NativeRouterError) {
      action.plan = try handle(action.request.action)
    } catch {
      action.failure = error
    }
    isHandling = false
    advance()
  }

  // MARK: - Steps

  /// Called when a container has reported the end of a change. Without an action it is native code's.
  func containerChanged() {
    guard running == nil else { return advance() }
    reportNoticed(.flow, origin: .native)
  }

  /// Runs steps until one waits for a container. After the last one, or after one that fails, the action settles.
  func advance() {
    guard let action = running, !isHandling else { return }
    isHandling = true
    while isStepOver(action) {
      guard action.failure == nil, action.next < action.plan.steps.count else {
        isHandling = false
        return settle(action)
      }
      let position = action.next
      action.next += 1
      let step = action.plan.steps[position]
      trace(.plan, "RoutingRules", step.name, id: action.request.action.kind.rawValue)
      do throws(NativeRouterError) {
        action.wait = try execute(step, animated: position == action.plan.animated)
      } catch {
        action.failure = error
      }
      if let wait = action.wait {
        if !wait.isOver() { watch(wait, of: action) }
      } else if step.removesScreens {
        reconcile()
      }
    }
    isHandling = false
  }

  /// Returns true if no step runs. A step that has just ended leaves the coordinators as the containers are.
  private func isStepOver(_ action: RunningAction) -> Bool {
    guard let wait = action.wait else { return true }
    if !wait.isOver(), wait.isLost(), action.failure == nil {
      action.failure = NativeRouterError(.interrupted, "The user dismissed the modal before \(wait.name) had ended.")
    }
    guard wait.isOver() || action.failure != nil else { return false }
    action.wait = nil
    if let watchdog = action.watchdog { host.clock.cancel(watchdog) }
    action.watchdog = nil
    reconcile()
    return true
  }

  private func watch(_ wait: StepWait, of action: RunningAction) {
    action.watchdog = host.application.schedule(after: Self.watchdogDelay) { [weak self, weak action] in
      guard let self, let action, running === action, action.wait === wait else { return }
      counters.timedOut += 1
      action.failure = NativeRouterError(
        .timedOut,
        "No container reported the end of \(wait.name) in \(Self.watchdogDelay / 1_000_000) ms. The state was read again "
          + "from the containers.")
      advance()
    }
  }

  // MARK: - The end

  /// Reports the change and then the result, and arranges that the next action begins.
  private func settle(_ action: RunningAction) {
    isSettling = true
    running = nil
    reconcile()
    let request = action.request
    report(ChangeReason(request.action.kind), origin: request.origin)
    for stack in stacks { stack.noticed = nil }
    counters.settled += 1
    if action.failure != nil { counters.failed += 1 }
    host.trace?.record(
      .perform, subject: "Router", action: action.failure == nil ? "settled" : "failed",
      id: request.action.kind.rawValue,
      payload: [
        "origin": .string(request.origin.rawValue), "seq": .int(Int64(state.seq)),
        "error": action.failure.map { .string($0.code.rawValue) } ?? .null,
      ])
    if let nested = action.plan.nested, action.failure == nil {
      follow(request, by: nested)
    } else {
      request.completion(ActionResult(seq: state.seq, error: action.failure.map(request.failure)))
    }
    isSettling = false
    startSoon()
  }

  /// Arranges that the nested action of a request comes next. Its end is that of the request.
  private func follow(_ request: RouterRequest, by nested: NavigationAction) {
    counters.performed += 1
    var follower = RouterRequest(
      action: nested, origin: request.origin, completion: request.completion, context: host.trace?.context)
    follower.level = request.level + 1
    waiting.insert(follower, at: insertion)
  }

  /// Reports the difference between the last state and the present one, if there is any.
  func report(_ reason: ChangeReason, origin: ActionOrigin) {
    var new = readState()
    let removed = removedKeys
    removedKeys = []
    defer { assertInvariants() }
    guard !new.hasSameScreens(as: state) else { return }
    new.seq += 1
    state = new
    counters.changes += 1
    observer?.router(
      self, didSettle: RouterChange(reason: reason, origin: origin, removedKeys: removed, state: new))
  }
}
