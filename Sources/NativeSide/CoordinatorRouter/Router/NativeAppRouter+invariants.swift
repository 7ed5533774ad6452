internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The invariants I1 to I4 and I6 (native-router §2). I5 concerns the script side.
extension NativeAppRouter {
  /// The sentences that name the violated invariants. It is empty unless this design has a fault.
  package var violations: [String] {
    var found: [String] = []
    for stack in stacks {
      let chain = stack.chain
      let shown = stack.controller.viewControllers
      let own = chain.flatMap(\.viewControllers)
      if shown.count != own.count || zip(shown, own).contains(where: { $0 !== $1 }) {
        found.append("I1: \(stack.navId) shows other view controllers than its chain has.")
      }
      if zip(chain, chain.dropFirst()).contains(where: { $1.parent !== $0 || !$0.children.contains(identical: $1) })
        || chain.contains(where: { each in each.children.filter { $0.stack === each.stack }.count > 1 })
        || chain.contains(where: { each in each.children.contains { $0.parent !== each } })
      {
        found.append("I2: the chain of \(stack.navId) is not symmetrical.")
      }
    }
    let all = coordinators
    if Set(all.map { ExactText($0.route.key) }).count < all.count {
      found.append("I3: two coordinators have the same key.")
    }
    var below = tabs[selectedTab]
    for modal in modals {
      if let parent = modal.head?.parent, !below.chain.contains(identical: parent) {
        if !tabs.contains(where: { $0.chain.contains(identical: parent) }) {
          found.append("I4: the presenter of \(modal.navId) is not below it.")
        }
      } else if modal.head?.parent == nil {
        found.append("I4: \(modal.navId) has no presenter.")
      }
      below = modal
    }
    let isSame = live.count == all.count && all.allSatisfy { live[ExactText($0.route.key)] === $0 }
    if !isSame || all.contains(where: { !$0.isRunning }) || counters.started - counters.stopped != all.count {
      found.append("I6: the router knows other coordinators than those of its chains.")
    }
    return found
  }

  /// Checks the invariants after a settled change, in a debug build.
  func assertInvariants() {
    #if DEBUG
    for violation in violations {
      counters.violations += 1
      host.diagnostics.record("routerInvariant", violation)
    }
    #endif
  }
}

extension [NavigationCoordinator] {
  fileprivate func contains(identical coordinator: NavigationCoordinator) -> Bool {
    contains { $0 === coordinator }
  }
}
