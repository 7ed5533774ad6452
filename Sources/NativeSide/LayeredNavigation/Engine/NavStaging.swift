internal import NavbridgeRuntime

/// The staging area of a transaction: a copy of all layers, which calls change one after another. Nothing is shown until
/// the transaction has ended (layered-navigation §8).
@MainQueue
final class NavStaging {
  let definitions: NavDefinitions
  let contexts: ContextManager
  let before: NavigationState
  private(set) var state: NavigationState
  private(set) var animators: [Layer: NavAnimator] = [:]
  /// The payloads with which contexts are popped, by context.
  private(set) var popPayloads: [Int: NavPayload] = [:]
  /// True when a call may have a navigation step.
  private(set) var navigates = false

  init(_ state: NavigationState, definitions: NavDefinitions, contexts: ContextManager) {
    before = state
    self.state = state
    self.definitions = definitions
    self.contexts = contexts
  }

  func finish() { state.forgetDetours(since: before) }

  /// Returns the layer that a reference means now.
  func resolve(_ reference: LayerReference) throws(NavFailure) -> Layer {
    guard let layer = reference.layer(selectedTab: state.active.selectedTab, tab: definitions.tab(named:)),
      definitions.isDefined(layer)
    else { throw .undefined(reference) }
    return layer
  }

  /// Changes the staging area by a call.
  func apply(_ call: NavCall) throws(NavFailure) {
    let layer = try resolve(call.layer)
    if let animator = call.animator { animators[layer] = animator }
    if !call.isShowOrHide { navigates = true }
    switch call.action {
    case .show: try show(layer)
    case .hide(let explicit): try hide(call.layer, layer, explicit: explicit)
    case .push(let request):
      let entry = try makeEntry(request, on: layer)
      state.show(layer)
      state[layer].push(entry)
    case .popTo(let request, let contextId):
      try popTo(request, contextId, on: layer)
    case .popCurrent(let payload): pop(layer, payload, toRoot: false)
    case .popToRoot(let payload): pop(layer, payload, toRoot: true)
    case .goTo(let request):
      let entry = try makeEntry(request, on: layer)
      state.show(layer)
      state[layer].clear()
      state[layer].push(entry)
    case .apply(let texts):
      let entries = try entries(of: texts, on: layer)
      // An accessory that is not up is not shown in order to be empty.
      if isHiddenAccesory(layer), entries.isEmpty { return }
      state.show(layer)
      state[layer].replace(with: entries)
    }
  }

  private func show(_ layer: Layer) throws(NavFailure) {
    switch layer {
    case .nav: if state.active.active.isTab { state.active.hideTabs() }
    case .tab(let index): state.active.showTab(index)
    case .accesory(let index):
      guard state.active.accesories.contains(index) else {
        throw NavFailure(.notShown, "The accessory '\(layer.name)' has nothing to show. Push a controller onto it.")
      }
    }
  }

  private func hide(_ reference: LayerReference, _ layer: Layer, explicit: Bool) throws(NavFailure) {
    let isShown = reference == .anyTab ? state.active.active.isTab : state.active.isShown(layer)
    guard isShown, layer != .nav else {
      guard explicit || layer == .nav else { return }
      throw NavFailure(
        .notShown,
        layer == .nav
          ? "The main navigation cannot be hidden. Show a tab over it."
          : "The layer '\(reference.name)' cannot be hidden, because it does not show.")
    }
    if layer.isAccesory { pop(layer, .none, toRoot: true) } else { state.active.hideTabs() }
  }

  private func isHiddenAccesory(_ layer: Layer) -> Bool { layer.isAccesory && !state.active.isShown(layer) }

  private func pop(_ layer: Layer, _ payload: NavPayload, toRoot: Bool) {
    // An accessory that is not up has an empty stack, and is not shown to be popped.
    if isHiddenAccesory(layer) { return }
    navigates = true
    state.show(layer)
    if let current = state[layer].entries.last { popPayloads[current.contextId] = payload }
    if toRoot { state[layer].clear() } else { state[layer].pop() }
  }

  private func popTo(_ request: ContextRequest, _ contextId: Int?, on layer: Layer) throws(NavFailure) {
    let target = ControllerReference(request.controller, resourceId: request.resourceId, contextId: contextId)
    var stack = state[layer]
    try stack.pop(to: target) { () throws(NavFailure) in try makeEntry(request, on: layer) }
    state.show(layer)
    state[layer] = stack
  }

  /// Makes the context of a push.
  func makeEntry(_ request: ContextRequest, on layer: Layer) throws(NavFailure) -> NavEntry {
    try definitions.check(request, on: layer)
    if let parents = definitions.screen(request.controller, on: layer)?.parents {
      let current = state[state.active.active].current?.controller ?? ""
      guard parents.contains(current) else {
        throw NavFailure(
          .parentNotShown,
          "The accessory '\(request.controller)' is shown over \(parents.joined(separator: ", ")) only, and '\(current)' "
            + "shows. Show one of those first.")
      }
    }
    let context = contexts.make(
      request.controller, on: layer, resourceId: request.resourceId, info: request.info,
      constructor: request.constructor)
    return NavEntry(
      contextId: context.contextId, controller: request.controller, resourceId: request.resourceId,
      animator: request.animator)
  }
}
