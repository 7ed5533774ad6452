internal import HeadlessUIKit
internal import NavbridgeRuntime

/// The calls of an accessory's layer.
@MainQueue
struct AccesoryReceiver<Accesory: RawRepresentable<String>> {
  typealias Completion = (NavOutcome) -> Void

  private let engine: NavigationEngine
  let layer: Layer

  init(_ engine: NavigationEngine, _ layer: Layer) {
    self.engine = engine
    self.layer = layer
  }

  func push(
    _ accesory: Accesory, resourceId: String? = nil, info: NavInfo? = nil, animator: NavAnimator? = nil,
    completion: @escaping Completion = { _ in }
  ) {
    let request = ContextRequest(accesory.rawValue, resourceId: resourceId, info: info, animator: animator)
    perform(.push(request), animator, completion)
  }

  /// Pushes an accessory, and calls the closure with each payload that it reports back, such as that of
  /// `dismissAccesory(with:)`.
  func push(_ accesory: Accesory, callback: @escaping (NavPayload) -> Void) {
    let info = NavInfo()
    info.callback = callback
    push(accesory, info: info)
  }

  func pop(
    to accesory: Accesory, resourceId: String? = nil, animator: NavAnimator? = nil,
    completion: @escaping Completion = { _ in }
  ) {
    let request = ContextRequest(accesory.rawValue, resourceId: resourceId)
    perform(.popTo(request, contextId: nil), animator, completion)
  }

  func popCurrent(
    payload: Any? = nil, animator: NavAnimator? = nil, completion: @escaping Completion = { _ in }
  ) { perform(.popCurrent(payload: NavPayload(payload)), animator, completion) }

  /// Pops the stack to its root, with which the accessory disappears.
  func dismiss(
    payload: Any? = nil, animator: NavAnimator? = nil, completion: @escaping Completion = { _ in }
  ) { perform(.popToRoot(payload: NavPayload(payload)), animator, completion) }

  private func perform(_ action: NavCall.Action, _ animator: NavAnimator?, _ completion: @escaping Completion) {
    engine.perform(NavCall(layer, action, animator: animator), completion: completion)
  }
}
