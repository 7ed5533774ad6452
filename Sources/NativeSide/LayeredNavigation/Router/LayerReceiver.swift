public import HeadlessUIKit
public import NavbridgeRuntime

/// The calls of one layer that every kind of layer has (layered-navigation §4).
///
/// A call is queued at once, and is carried out when those before it have ended. Its completion is called once, on the main
/// thread, with the outcome; a call that was not carried out has changed nothing. Within `LayeredRouter.transaction` a call
/// is a part of the transaction, and has its outcome.
///
/// `Screen` has the names of all that can be pushed onto the layer.
@MainQueue
public class LayerReceiver<Screen: RawRepresentable<String>> {
  /// Gets the outcome of a call.
  public typealias Completion = @MainQueue (NavOutcome) -> Void

  let engine: NavigationEngine
  let layer: LayerReference

  init(_ engine: NavigationEngine, _ layer: LayerReference) {
    self.engine = engine
    self.layer = layer
  }

  /// Shows the layer, and pushes a new screen.
  ///
  /// - Parameters:
  ///   - resourceId: the resource that the screen shows. It is compared when a stack is searched.
  ///   - info: the payload and the closures of this push. Each push needs an object of its own.
  ///   - animator: the animation of the push, which is kept for the pop. It wins over all others.
  public func push(
    _ screen: Screen, resourceId: String? = nil, info: NavInfo? = nil, animator: NavAnimator? = nil,
    completion: @escaping Completion = { _ in }
  ) {
    let request = ContextRequest(screen.rawValue, resourceId: resourceId, info: info, animator: animator)
    perform(.push(request), animator, completion)
  }

  /// Pushes the view controller that a closure makes.
  ///
  /// - Parameter name: its name in the state.
  public func push(
    named name: String, resourceId: String? = nil, info: NavInfo? = nil, animator: NavAnimator? = nil,
    completion: @escaping Completion = { _ in }, _ make: @escaping @MainQueue () -> UIViewController
  ) {
    let request = ContextRequest(name, resourceId: resourceId, info: info, animator: animator, constructor: make)
    perform(.push(request), animator, completion)
  }

  /// Pops to the youngest screen with this name and resource. If there is none in the stack, a new one is pushed over the
  /// root. If it shows already, nothing changes.
  public func pop(
    to screen: Screen, resourceId: String? = nil, info: NavInfo? = nil, animator: NavAnimator? = nil,
    completion: @escaping Completion = { _ in }
  ) {
    let request = ContextRequest(screen.rawValue, resourceId: resourceId, info: info)
    perform(.popTo(request, contextId: nil), animator, completion)
  }

  /// Pops to the screen of a context, where two have the same name and resource. If it is not in the stack, a new one of
  /// its name is pushed over the root.
  public func pop(to context: NavContext, animator: NavAnimator? = nil, completion: @escaping Completion = { _ in }) {
    let request = ContextRequest(context.controller, resourceId: context.resourceId, info: context.info)
    perform(.popTo(request, contextId: context.contextId), animator, completion)
  }

  /// Pops the current screen. At the root nothing changes, and the call counts as carried out.
  ///
  /// - Parameter payload: Given to the opener of the screen by `onPopped`.
  public func popCurrent(
    payload: Any? = nil, animator: NavAnimator? = nil, completion: @escaping Completion = { _ in }
  ) { perform(.popCurrent(payload: NavPayload(payload)), animator, completion) }

  /// Pops all screens but the root.
  ///
  /// - Parameter payload: Given to the opener of the current screen by `onPopped`.
  public func popToRoot(
    payload: Any? = nil, animator: NavAnimator? = nil, completion: @escaping Completion = { _ in }
  ) { perform(.popToRoot(payload: NavPayload(payload)), animator, completion) }

  /// The texts of the stack without its root, which `apply` takes: `controller.resourceId#number navigator payload`. In a
  /// transaction they are those of its staging area. An object of the process is no part of a text.
  public var texts: [String] {
    let state = engine.joined?.staging.state ?? engine.state
    guard let layer = engine.layer(of: layer, in: state) else { return [] }
    return engine.contexts.texts(of: state[layer])
  }

  /// Makes the stack that of the texts, and shows the last of them. A text of `texts` stands for its screen, and is that of
  /// a new one with the same payload if the screen has gone. `screen`, `screen.resourceId` and each of them with a payload
  /// in JSON after a blank stand for a new screen.
  ///
  /// Fails with `unknownText` if a text is of another form, repeats a number, has that of a root, or has another name or
  /// payload than the screen of its number.
  public func apply(_ texts: [String], animator: NavAnimator? = nil, completion: @escaping Completion = { _ in }) {
    perform(.apply(texts), animator, completion)
  }

  final func perform(_ action: NavCall.Action, _ animator: NavAnimator?, _ completion: @escaping Completion) {
    engine.perform(NavCall(layer, action, animator: animator), completion: completion)
  }
}
