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
    Self.add(controller.slot, to: &slots[ExactText(controller.layoutInfo.componentId), default: []])
  }

  /// Adds a slot, and removes those of released controllers, because an id may be used again and again.
  private static func add(_ slot: ObjectSlot, to slots: inout [ObjectSlot]) {
    slots.removeAll { $0.object == nil }
    slots.append(slot)
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
