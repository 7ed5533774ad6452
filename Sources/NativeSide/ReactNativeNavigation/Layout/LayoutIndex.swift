internal import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeWire

/// Controllers by their ids, so that a lookup does not walk the whole tree. References are weak.
@MainQueue
final class LayoutIndex {
  private var slots: [ExactText: [ObjectSlot]] = [:]
  private var pruneAt = 1024

  func insert(_ controller: any RNNLayoutProtocol) {
    prune()
    let slot = controller.slot
    let id = ExactText(controller.layoutInfo.componentId)
    // Removes the released controllers of an id that is used again and again.
    slots[id, default: []].removeAll { $0.object == nil }
    slots[id]!.append(slot)
  }

  /// Returns all living controllers with an id. There is one, unless the script side used the id twice.
  func controllers(_ id: String) -> [any RNNLayoutProtocol] { slots[ExactText(id)]?.compactMap(\.layout) ?? [] }

  /// Removes entries of released controllers, each time that the number of ids has doubled.
  private func prune() {
    guard slots.count >= pruneAt else { return }
    slots = slots.compactMapValues { slots in
      let alive = slots.filter { $0.object != nil }
      return alive.isEmpty ? nil : alive
    }
    pruneAt = max(1024, slots.count * 2)
  }
}
