internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeWire

/// The React views in bars, by the component with which they are shown and by their own id, so that a view is reused
/// (rnn-layouts §6.5). References are weak.
@MainQueue
final class RNNReactComponentRegistry {
  private let creator: RNNReactRootViewCreator
  private let eventEmitter: RNNEventEmitter
  /// Guarded, because `deinit`s, which have no isolation, clear it as well.
  private let components = Guarded<[ExactText: [ExactText: ObjectSlot]]>([:])
  private var mark = PruneMark(from: 64)

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
    let existing = components.withLock { components in
      unsafe components[ExactText(parentComponentId)]?[ExactText(component.componentId)]?.object as? RNNReactView
    }
    if let view = existing {
      ready()
      return view
    }
    let view = creator.createRootView(
      component.name, rootViewId: component.componentId, type: type, eventEmitter: eventEmitter, ready: ready)
    // A surface receives its frame when it starts. The frame in a bar follows with the bar's layout.
    view.layoutChanged(frame: .zero, safeArea: .zero)
    prune()
    let slot = view.slot
    components.withLock { components in
      components[ExactText(parentComponentId), default: [:]][ExactText(component.componentId)] = slot
    }
    return view
  }

  /// Removes all views that are shown with the component of an id. A view that is retained elsewhere lives on, but the
  /// next request creates a new one.
  nonisolated func removeComponent(_ componentId: String) {
    components.withLock { components in components[ExactText(componentId)] = nil }
  }

  func removeChildComponent(_ childId: String) {
    let child = ExactText(childId)
    components.withLock { components in
      // The dictionary of iOS has no order either; the bytes of the ids give one, so that equal runs stay equal.
      guard let parent = components.keys.filter({ components[$0]?[child] != nil }).min() else { return }
      components[parent]?[child] = nil
    }
  }

  /// Removes all views that are shown with a parent, because the parent has been released.
  nonisolated func clearComponents(forParentId parentId: String) {
    components.withLock { components in components[ExactText(parentId)] = nil }
  }

  func clear() { components.withLock { $0 = [:] } }

  /// Removes parents whose views have all been released, each time that the number of parents has doubled.
  private func prune() {
    components.withLock { components in
      guard mark.isReached(by: components.count) else { return }
      components = components.filter { $0.value.values.contains { unsafe $0.object != nil } }
      mark.pruned(to: components.count)
    }
  }
}
