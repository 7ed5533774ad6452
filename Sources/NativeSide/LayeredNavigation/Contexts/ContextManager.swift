internal import HeadlessUIKit
internal import NavbridgeRuntime

/// Makes and keeps all contexts (layered-navigation §6). A text of the state leads back to the context by its id.
@MainQueue
final class ContextManager {
  private var contexts: [Int: NavContext] = [:]
  private var nextId = 1
  /// The navigation that the contexts belong to.
  weak var owner: (any ContextOwner)?

  var count: Int { contexts.count }
  /// All contexts, the oldest first.
  var all: [NavContext] { contexts.values.sorted { $0.contextId < $1.contextId } }

  /// Makes a context with an id of its own.
  func make(
    _ controller: String, on layer: Layer, resourceId: String? = nil, info: NavInfo? = nil,
    navigator: Navigator = .push, constructor: (@MainQueue () -> UIViewController)? = nil
  ) -> NavContext {
    let context = NavContext(
      contextId: nextId, layer: layer, controller: controller, resourceId: resourceId, info: info,
      navigator: navigator, constructor: constructor)
    context.owner = owner
    nextId += 1
    contexts[context.contextId] = context
    return context
  }

  func context(_ id: Int) -> NavContext? { contexts[id] }

  /// Returns the context that a text of the state stands for.
  func context(text: String) -> NavContext? { (try? NavText(text))?.contextId.flatMap { contexts[$0] } }

  /// Returns the context of a controller. Roots are found first.
  func context(of controller: UIViewController) -> NavContext? {
    let found = contexts.values.filter { $0.viewController === controller }
    return found.first(where: \.isRoot) ?? found.min { $0.contextId < $1.contextId }
  }

  func root(of layer: Layer) -> NavContext? { all.first { $0.layer == layer && $0.isRoot } }

  /// Removes a context that has been released.
  func release(_ id: Int) { contexts[id] = nil }

  /// Removes the contexts that are in no stack and whose controllers are gone.
  func dispose(keeping ids: Set<Int>) {
    for context in contexts.values where !ids.contains(context.contextId) && context.viewController == nil {
      release(context.contextId)
    }
  }
}

extension NavContext {
  /// True for the context of a layer's root.
  var isRoot: Bool { navigator == .root }
}
