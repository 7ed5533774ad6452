internal import HeadlessUIKit
internal import NavbridgeRuntime

/// The calls of the main navigation, or of a tab.
@MainQueue
struct StackReceiver<Controller: RawRepresentable<String>, Accesory: RawRepresentable<String>> {
  typealias Completion = (NavOutcome) -> Void

  private let engine: NavigationEngine
  let layer: LayerReference

  init(_ engine: NavigationEngine, _ layer: LayerReference) {
    self.engine = engine
    self.layer = layer
  }

  func push(
    _ controller: Controller, resourceId: String? = nil, info: NavInfo? = nil, animator: NavAnimator? = nil,
    completion: @escaping Completion = { _ in }
  ) {
    let request = ContextRequest(controller.rawValue, resourceId: resourceId, info: info, animator: animator)
    perform(.push(request), animator, completion)
  }

  /// Pushes the controller that a closure makes. `name` is its name in the state.
  func push(
    named name: String, resourceId: String? = nil, info: NavInfo? = nil, animator: NavAnimator? = nil,
    completion: @escaping Completion = { _ in }, _ make: @escaping @MainQueue () -> UIViewController
  ) {
    let request = ContextRequest(name, resourceId: resourceId, info: info, animator: animator, constructor: make)
    perform(.push(request), animator, completion)
  }

  /// Pops to a controller, or pushes a new one if it is not in the stack.
  func pop(
    to controller: Controller, resourceId: String? = nil, info: NavInfo? = nil, animator: NavAnimator? = nil,
    completion: @escaping Completion = { _ in }
  ) {
    let request = ContextRequest(controller.rawValue, resourceId: resourceId, info: info)
    perform(.popTo(request, contextId: nil), animator, completion)
  }

  /// Pops to the controller of a context, or pushes a new one.
  func pop(to context: NavContext, animator: NavAnimator? = nil, completion: @escaping Completion = { _ in }) {
    let request = ContextRequest(context.controller, resourceId: context.resourceId, info: context.info)
    perform(.popTo(request, contextId: context.contextId), animator, completion)
  }

  func popCurrent(
    payload: Any? = nil, animator: NavAnimator? = nil, completion: @escaping Completion = { _ in }
  ) { perform(.popCurrent(payload: NavPayload(payload)), animator, completion) }

  func popToRoot(animator: NavAnimator? = nil, completion: @escaping Completion = { _ in }) {
    perform(.popToRoot(payload: .none), animator, completion)
  }

  /// Clears the stack and pushes, in one transaction.
  func goTo(
    _ controller: Controller, resourceId: String? = nil, info: NavInfo? = nil, animator: NavAnimator? = nil,
    completion: @escaping Completion = { _ in }
  ) {
    let request = ContextRequest(controller.rawValue, resourceId: resourceId, info: info, animator: animator)
    perform(.goTo(request), animator, completion)
  }

  func show(animator: NavAnimator? = nil, completion: @escaping Completion = { _ in }) {
    perform(.show, animator, completion)
  }

  /// Hides the tabs.
  ///
  /// - Parameter explicit: true if it is an error when they do not show.
  func hide(animator: NavAnimator? = nil, explicit: Bool = false, completion: @escaping Completion = { _ in }) {
    perform(.hide(explicit: explicit), animator, completion)
  }

  /// Shows this layer, with an accessory above it.
  func overlay(
    accesory: Accesory, atLayer index: Int = 0, info: NavInfo? = nil, completion: @escaping Completion = { _ in }
  ) {
    engine.transaction(
      { [engine, layer] in
        engine.perform(NavCall(layer, .show))
        engine.perform(NavCall(.accesory(index), .push(ContextRequest(accesory.rawValue, info: info))))
      }, completion: completion)
  }

  /// The texts of the stack, which `apply` takes.
  var texts: [String] {
    guard case .layer(let layer) = layer else { return [] }
    return (engine.joined?.staging.state ?? engine.state)[layer].texts
  }

  /// Makes the stack that of the texts, and shows the last of them.
  func apply(_ texts: [String], animator: NavAnimator? = nil, completion: @escaping Completion = { _ in }) {
    perform(.apply(texts), animator, completion)
  }

  private func perform(_ action: NavCall.Action, _ animator: NavAnimator?, _ completion: @escaping Completion) {
    engine.perform(NavCall(layer, action, animator: animator), completion: completion)
  }
}
