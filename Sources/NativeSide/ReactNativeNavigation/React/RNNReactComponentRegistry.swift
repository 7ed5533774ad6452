internal import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeWire

/// The React views in bars, by the component with which they are shown and by their own id, so that a view is reused
/// (rnn-layouts §6.5). References are weak.
@MainQueue
final class RNNReactComponentRegistry {
  private let creator: RNNReactRootViewCreator
  private let eventEmitter: RNNEventEmitter
  /// Unsafe, because `deinit`s, which have no isolation, clear it as well. Presenters and controllers are released on
  /// the main thread, or when nothing runs there any more.
  private nonisolated(unsafe) var components: [ExactText: [ExactText: ObjectSlot]] = [:]
  private var pruneAt = 64

  init(creator: RNNReactRootViewCreator, eventEmitter: RNNEventEmitter) {
    self.creator = creator
    self.eventEmitter = eventEmitter
  }

  /// Returns the existing view of a component, or creates one.
  ///
  /// - Parameter ready: Called when the content has appeared, or at once for an existing view.
  func createComponentIfNotExists(
    _ component: ComponentOptions, parentComponentId: String, type: RNNComponentType, ready: @escaping () -> Void = {}
  ) -> RNNReactView {
    if let view = components[ExactText(parentComponentId)]?[ExactText(component.componentId)]?.object as? RNNReactView {
      ready()
      return view
    }
    let view = creator.createRootView(
      component.name, rootViewId: component.componentId, type: type, eventEmitter: eventEmitter, ready: ready)
    // A surface receives its frame when it starts. The frame in a bar follows with the bar's layout.
    view.layoutChanged(frame: .zero, safeArea: .zero)
    prune()
    components[ExactText(parentComponentId), default: [:]][ExactText(component.componentId)] = view.slot
    return view
  }

  /// Removes all views that are shown with the component of an id. A view that is retained elsewhere lives on, but the
  /// next request creates a new one.
  nonisolated func removeComponent(_ componentId: String) { components[ExactText(componentId)] = nil }

  func removeChildComponent(_ childId: String) {
    let child = ExactText(childId)
    // The dictionary of iOS has no order either; the bytes of the ids give one, so that equal runs stay equal.
    guard let parent = components.keys.filter({ components[$0]?[child] != nil }).min() else { return }
    components[parent]?[child] = nil
  }

  /// Removes all views that are shown with a parent, because the parent has been released.
  nonisolated func clearComponents(forParentId parentId: String) { components[ExactText(parentId)] = nil }

  func clear() { components = [:] }

  /// Removes parents whose views have all been released, each time that the number of parents has doubled.
  private func prune() {
    guard components.count >= pruneAt else { return }
    components = components.filter { $0.value.values.contains { $0.object != nil } }
    pruneAt = max(64, components.count * 2)
  }
}
