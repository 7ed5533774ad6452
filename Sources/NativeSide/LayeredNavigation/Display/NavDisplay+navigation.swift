internal import HeadlessUIKit
internal import NavbridgeRuntime

extension NavDisplay {
  /// Shows the current context of a layer. The lock is released by *did show*, and by the content of new controllers.
  func navigate(_ layer: Layer, _ lock: FluxLock, _ step: NavStep) {
    guard let stack = stacks[layer], let current = step.target[layer].current,
      let context = contexts.context(current.contextId)
    else { return lock.release() }
    let wanted = step.target[layer]
    guard step.target.active.isShown(layer) else { return setQuietly(wanted, stack, lock) }
    if let refusal = refusal(of: layer, stack, step) {
      return lock.release(NavFailure(.refused, "The step of '\(layer.name)' was refused: \(refusal)"))
    }
    // An accessory without content is dismissed at once; its stack is emptied when that is final.
    if case .accesory(let index) = layer, wanted.entries.isEmpty {
      let isAnimated = step.isAnimated(layer) || step.session != nil
      return hide(index, animator: step.animators[layer], animated: isAnimated, session: step.session) {
        lock.release($0)
      }
    }
    stack.restoreBar()
    let made = makeControllers(of: wanted)
    guard let shown = context.viewController else { return lock.release() }
    let controllers = controllers(of: wanted)
    for context in made { setUpContent(of: context, lock) }
    // The push of a controller that is in the hierarchy already counts as shown.
    guard stack.topViewController !== shown else {
      stack.setViewControllers(controllers, animated: false)
      return lock.release()
    }
    pending[ObjectIdentifier(shown), default: []].append(DisplayOperation(layer: layer, context: context, lock: lock))
    change(stack, to: controllers, wanted, animated: step.isAnimated(layer) || step.session != nil)
    for context in made { context.handOver() }
  }

  /// Changes the stack by UIKit's own operation where there is one.
  private func change(
    _ stack: LayerNavigationController, to controllers: [UIViewController], _ wanted: NavStack, animated: Bool
  ) {
    let old = stack.viewControllers
    let isOneMore = old.count + 1 == controllers.count && zip(old, controllers).allSatisfy { $0 === $1 }
    let isShorter = controllers.count < old.count && zip(old, controllers).allSatisfy { $0 === $1 }
    if isOneMore, let top = controllers.last {
      stack.pushViewController(top, animated: animated)
    } else if isShorter, wanted.navigator == .root {
      stack.popToRootViewController(animated: animated)
    } else if isShorter, let top = controllers.last {
      stack.popToViewController(top, animated: animated)
    } else {
      stack.setViewControllers(controllers, animated: animated)
    }
  }

  /// Brings a stack that is not shown to its elements. No callback of UIKit is awaited. The stack of an accessory that
  /// is not up is emptied when the operation is final.
  private func setQuietly(_ wanted: NavStack, _ stack: LayerNavigationController, _ lock: FluxLock) {
    guard !stack.layer.isAccesory else { return lock.release() }
    let made = makeControllers(of: wanted)
    for context in made { setUpContent(of: context, lock) }
    stack.setViewControllers(controllers(of: wanted), animated: false)
    for context in made { context.handOver() }
    lock.release()
  }

  /// Returns the reason for which UIKit must not be touched, and the way out. Nil if the step can be carried out.
  private func refusal(of layer: Layer, _ stack: LayerNavigationController, _ step: NavStep) -> String? {
    switch layer {
    case .nav:
      // Those that the transaction shows itself are up already.
      let others = accesories.keys.sorted().filter { isUp($0) && !step.target.active.accesories.contains($0) }
      if tabs.isPresented || !others.isEmpty {
        return "nav not top. The tabs or an accessory have come over it without a call. \(Self.again)"
      }
    case .tab:
      if !tabs.isPresented || selectedTab != layer {
        return "tab not visible. The tabs were hidden, or another one selected, without a call. \(Self.again)"
      }
    case .accesory(let index):
      if !isUp(index) { return "modal not visible. The accessory was dismissed without a call. \(Self.again)" }
    }
    let wanted = step.target[layer]
    switch wanted.navigator {
    case .root:
      return stack.viewControllers.count <= 1
        ? "already root. The screens have left without a call. \(Self.again)" : nil
    case .pop:
      // A transaction may pop to a controller that it has pushed itself.
      guard let current = wanted.current,
        step.before[layer].entries.contains(where: { $0.contextId == current.contextId })
      else { return nil }
      guard let shown = contexts.context(current.contextId)?.viewController else {
        return "no controller to pop. The screen below has left without a call. \(Self.again)"
      }
      let isThere = stack.viewControllers.contains { $0 === shown }
      return isThere ? nil : "controller not in nav. The screen below has left without a call. \(Self.again)"
    case .push: return nil
    }
  }

  /// The way out of each refusal: the sync at the end of the operation has mended the difference.
  private static let again = "The data follows the screen now: make the call again."

  /// Makes the controllers that elements of a stack do not have, and runs the first steps of their set-up. Returns their
  /// contexts.
  private func makeControllers(of wanted: NavStack) -> [NavContext] {
    wanted.entries.compactMap { entry in
      guard let context = contexts.context(entry.contextId), context.viewController == nil, let layer = context.layer,
        let make = context.constructor ?? definitions.screen(context.controller, on: layer)?.make
      else { return nil }
      let controller = make()
      context.keep(controller)
      let screen = controller as? any NavViewController
      hook(.willInit, context)
      screen?.navContext = context
      (screen as? any TypedNavViewController)?.assignInfo(of: context)
      screen?.navContextInit(with: context)
      hook(.didInit, context)
      hook(.willSetupEmptyState, context)
      screen?.setupEmptyState()
      hook(.didSetupEmptyState, context)
      return context
    }
  }

  /// Sets up the content of a new controller, one content after another. The lock is held until it is complete.
  private func setUpContent(of context: NavContext, _ lock: FluxLock) {
    lock.raise()
    let controller = context.viewController
    contents.add("content \(context.controller)") { [self, weak controller] end in
      let handle = ContentHandle(contextId: context.contextId) { [self] isComplete in
        handles.removeAll { !$0.isPending }
        if isComplete { lock.release() }
        end()
      }
      // The step may have ended before the queue came to this content.
      guard lock.isHeld, let controller else { return handle.complete() }
      handles.append(handle)
      hook(.willSetupContent, context)
      if let screen = controller as? any NavViewController {
        RunningContent.$handle.withValue(handle) { screen.setupContent(with: handle) }
      }
      hook(.didSetupContent, context)
      hook(.didSetup, context)
      if !(controller is any NavViewController) { handle.complete() }
    }
  }

  private func hook(_ hook: NavInfo.Hook, _ context: NavContext) {
    log(NavRecord(kind: .callback, subject: context.controller, action: hook.rawValue, id: context.contextId))
    context.info.onHook(hook)
  }
}

/// One dispatch as the display carries it out.
@MainQueue
struct NavStep {
  let target: NavigationState
  let before: NavigationState
  let isComposition: Bool
  /// The animators that the calls name, by layer.
  let animators: [Layer: NavAnimator]
  /// The only layer whose change is animated. Nil when each change is.
  let animatedLayer: Layer?
  let session: DismissSession?

  /// Within a transaction, a layer that has appeared by an animation is not animated again by its push.
  func isAnimated(_ layer: Layer) -> Bool {
    guard let animatedLayer else { return true }
    return animatedLayer == layer && (isComposition || !appears(layer))
  }

  /// True if the composition lets the layer appear, and does not only select another tab.
  private func appears(_ layer: Layer) -> Bool {
    layer.isAccesory
      ? !before.active.isShown(layer) && target.active.isShown(layer)
      : before.active.active.isTab != target.active.active.isTab
  }
}

/// A step of the display that waits for the *did show* of its controller (layered-navigation §9).
@MainQueue
final class DisplayOperation {
  let layer: Layer
  let context: NavContext
  let lock: FluxLock

  init(layer: Layer, context: NavContext, lock: FluxLock) {
    self.layer = layer
    self.context = context
    self.lock = lock
  }
}
