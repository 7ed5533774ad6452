internal import NavbridgeRuntime

/// A call of the navigation on one layer (layered-navigation §4).
@MainQueue
struct NavCall {
  enum Action {
    case push(ContextRequest)
    /// Pops to a controller; pushes a new one if it is not there.
    case popTo(ContextRequest, contextId: Int?)
    /// - Parameter payload: what the popped screen reports with `onPopped`.
    case popCurrent(payload: NavPayload)
    case popToRoot(payload: NavPayload)
    /// Clears the stack and pushes.
    case goTo(ContextRequest)
    case show
    /// - Parameter explicit: true if it is an error when the layer does not show.
    case hide(explicit: Bool)
    /// Replaces the stack by the contexts of texts.
    case apply([String])
  }

  let layer: LayerReference
  let action: Action
  /// The animator that wins over all others.
  var animator: NavAnimator?

  init(_ layer: LayerReference, _ action: Action, animator: NavAnimator? = nil) {
    self.layer = layer
    self.action = action
    self.animator = animator
  }

  init(_ layer: Layer, _ action: Action, animator: NavAnimator? = nil) {
    self.init(.layer(layer), action, animator: animator)
  }

  /// What the call opens. Nil for a call that opens nothing.
  var request: ContextRequest? {
    switch action {
    case .push(let request), .goTo(let request): request
    case .popTo(let request, _): request
    case .popCurrent, .popToRoot, .show, .hide, .apply: nil
    }
  }

  /// True for a call without a navigation step.
  var isShowOrHide: Bool {
    switch action {
    case .show, .hide: true
    case .push, .popTo, .popCurrent, .popToRoot, .goTo, .apply: false
    }
  }

  /// The name in the trace.
  var name: String {
    let verb =
      switch action {
      case .push: "push"
      case .popTo: "popTo"
      case .popCurrent: "popCurrent"
      case .popToRoot: "popToRoot"
      case .goTo: "goTo"
      case .show: "show"
      case .hide: "hide"
      case .apply: "apply"
      }
    return "\(layer.name).\(verb)"
  }
}
