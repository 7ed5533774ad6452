package import HeadlessUIKit
package import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The actions of a finger on the screen. It can touch only targets that a real finger could reach (protocol §8).
@MainQueue
package struct Finger {
  package let host: NativeHost

  private let sources: [any TouchTargetSource]

  package init(_ host: NativeHost) {
    self.host = host
    sources = host.parts(of: (any TouchTargetSource).self)
  }

  /// Taps a target, or long-presses it if that is the action. A target without a long press is left unchanged, and the
  /// result is false.
  func press(_ target: TouchTarget, _ action: ReactFinger.Action) throws(RPCError) -> Bool {
    try reach(target)
    if case .longPress = action {
      target.longPress?()
      return target.longPress != nil
    }
    host.design.fingerTouched(target.center)
    target.tap()
    return true
  }

  // MARK: - Targets

  /// The frontmost view controller: the topmost modal, or else the root.
  package var frontmost: UIViewController? {
    host.window.presentedViewControllers.last ?? host.window.rootViewController
  }

  /// All touch targets, from the frontmost window to the rearmost, and in each window from the topmost modal down.
  package var targets: [TouchTarget] {
    visibleControllers.flatMap { targets(of: $0) }
  }

  private func targets(of controller: UIViewController) -> [TouchTarget] {
    if let touchable = controller as? any Touchable { return touchable.touchTargets }
    for source in sources { if let targets = source.touchTargets(of: controller) { return targets } }
    return controller.touchTargetsOfUIKit
  }

  /// The view controllers on the screen, the frontmost first. Children come before the containers whose bars are beside
  /// them.
  package var visibleControllers: [UIViewController] {
    var found: [UIViewController] = []
    func visit(_ controller: UIViewController) {
      guard controller.isInWindow else { return }
      controller.children.reversed().forEach(visit)
      found.append(controller)
    }
    for window in host.application.windows.reversed() where !window.isHidden {
      window.presentedViewControllers.reversed().forEach(visit)
      if let root = window.rootViewController { visit(root) }
    }
    return found
  }
}
