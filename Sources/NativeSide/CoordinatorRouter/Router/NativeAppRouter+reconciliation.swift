internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The only code that removes coordinators: it compares chains with what the containers show, after the containers have
/// changed, however they were changed (native-router §9).
extension NativeAppRouter {
  /// Stops the coordinators whose view controllers are gone, the youngest first. A view controller that native code has
  /// pushed belongs to the coordinator below it.
  func reconcile() {
    for stack in modals.reversed() where !isShown(stack) {
      stack.head?.stop()
      forget(stack)
    }
    for stack in modals.reversed() + tabs { reconcile(stack) }
    endReplaced()
  }

  private func reconcile(_ stack: NavigationStack) {
    let shown = stack.controller.viewControllers
    let chain = stack.chain
    guard !isInStep(chain, shown) else { return }
    var owners: [ObjectIdentifier: NavigationCoordinator] = [:]
    for coordinator in chain {
      for controller in coordinator.viewControllers { owners[ObjectIdentifier(controller)] = coordinator }
    }
    var kept: [ObjectIdentifier: [UIViewController]] = [:]
    var owner = stack.head
    for controller in shown {
      owner = owners[ObjectIdentifier(controller)] ?? owner
      if let owner { kept[ObjectIdentifier(owner), default: []].append(controller) }
    }
    for coordinator in chain.reversed() {
      if let controllers = kept[ObjectIdentifier(coordinator)] {
        coordinator.viewControllers = controllers
      } else if coordinator.childOnStack == nil {
        coordinator.stop()
      } else {
        coordinator.end()
      }
    }
  }

  /// True if the chain's view controllers are those that are shown.
  private func isInStep(_ chain: [NavigationCoordinator], _ shown: [UIViewController]) -> Bool {
    var position = 0
    for coordinator in chain {
      for controller in coordinator.viewControllers {
        guard position < shown.count, shown[position] === controller else { return false }
        position += 1
      }
    }
    return position == shown.count
  }

  private func endReplaced() {
    guard !replaced.isEmpty else { return }
    let ended = replaced
    replaced = []
    for coordinator in ended { coordinator.stop() }
  }

  // MARK: - Changes that no action has made

  /// Reports a change by a user or by native code. While an action runs, its own report includes the change.
  func reportNoticed(_ reason: ChangeReason, origin: ActionOrigin) {
    guard running == nil else { return advance() }
    guard !isSettling else { return }
    reconcile()
    let seq = state.seq
    report(reason, origin: origin)
    if state.seq != seq {
      host.trace?.record(
        .perform, subject: "Router", action: "noticed", id: reason.rawValue,
        payload: ["origin": .string(origin.rawValue)])
    }
    startNext()
  }

  /// Called when native code has stopped a coordinator. The report follows when the code has returned.
  func containersChangedByCode() {
    host.application.async { [weak self] in self?.reportNoticed(.flow, origin: .native) }
  }
}
