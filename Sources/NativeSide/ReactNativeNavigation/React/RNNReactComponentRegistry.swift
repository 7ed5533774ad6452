internal import HeadlessUIKit
internal import Shared

/// React views in the chrome, by the component that they are shown with and by their own id, so that the same one is used
/// again (rnn-layouts §6.5). It keeps none alive.
@MainQueue
final class RNNReactComponentRegistry {
  private let creator: RNNReactRootViewCreator
  private let eventEmitter: RNNEventEmitter
  /// Unsafe: cleared by `deinit`s as well, which have no isolation. Presenters and controllers are let go on the main
  /// thread, or when nothing runs there any more.
  private nonisolated(unsafe) var components: [ExactText: [ExactText: ObjectSlot]] = [:]
  private var pruneAt = 64

  init(creator: RNNReactRootViewCreator, eventEmitter: RNNEventEmitter) {
    self.creator = creator
    self.eventEmitter = eventEmitter
  }

  /// - Parameter ready: called when the content has appeared; at once for a view that is there already.
  func createComponentIfNotExists(
    _ component: ComponentOptions, parentComponentId: String, type: RNNComponentType, ready: @escaping () -> Void = {}
  ) -> RNNReactView {
    if let view = components[ExactText(parentComponentId)]?[ExactText(component.componentId)]?.object as? RNNReactView {
      ready()
      return view
    }
    let view = creator.createRootView(
      component.name, rootViewId: component.componentId, type: type, eventEmitter: eventEmitter, ready: ready)
    // A surface is told its place when it starts; that in a bar comes with the bar's layout.
    view.layoutChanged(frame: .zero, safeArea: .zero)
    prune()
    components[ExactText(parentComponentId), default: [:]][ExactText(component.componentId)] = view.slot
    return view
  }

  /// Forgets all that is shown with the component of an id. What is held elsewhere lives on; asked for again, it is made
  /// anew.
  nonisolated func removeComponent(_ componentId: String) { components[ExactText(componentId)] = nil }

  func removeChildComponent(_ childId: String) {
    let child = ExactText(childId)
    for parent in components.keys where components[parent]?[child] != nil {
      components[parent]?[child] = nil
      return
    }
  }

  /// Forgets all that is shown with a parent: the parent has gone.
  nonisolated func clearComponents(forParentId parentId: String) { components[ExactText(parentId)] = nil }

  func clear() { components = [:] }

  /// Forgets parents whose views are all gone, each time that the parents have doubled.
  private func prune() {
    guard components.count >= pruneAt else { return }
    components = components.filter { $0.value.values.contains { $0.object != nil } }
    pruneAt = max(64, components.count * 2)
  }
}
