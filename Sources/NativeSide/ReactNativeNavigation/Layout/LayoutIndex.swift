internal import HeadlessUIKit
internal import Shared

/// Controllers by their ids, so that finding one does not walk the whole tree. It keeps none alive.
@MainQueue
final class LayoutIndex {
  private var slots: [ExactText: [ObjectSlot]] = [:]
  private var pruneAt = 1024

  func insert(_ controller: any RNNLayoutProtocol) {
    prune()
    let slot = controller.slot
    let id = ExactText(controller.layoutInfo.componentId)
    // An id that is used again and again leaves those behind that have gone.
    slots[id, default: []].removeAll { $0.object == nil }
    slots[id]!.append(slot)
  }

  /// All that live and have an id: one, unless script used the id twice.
  func controllers(_ id: String) -> [any RNNLayoutProtocol] { slots[ExactText(id)]?.compactMap(\.layout) ?? [] }

  /// Forgets what has gone, each time that the ids have doubled.
  private func prune() {
    guard slots.count >= pruneAt else { return }
    slots = slots.compactMapValues { slots in
      let alive = slots.filter { $0.object != nil }
      return alive.isEmpty ? nil : alive
    }
    pruneAt = max(1024, slots.count * 2)
  }
}
