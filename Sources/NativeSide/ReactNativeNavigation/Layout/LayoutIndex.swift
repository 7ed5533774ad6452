internal import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeWire

/// Controllers by their ids, so that a lookup does not walk the whole tree. References are weak.
@MainQueue
final class LayoutIndex {
  /// The slots of one id. An id may be used again and again, also while the earlier controllers live.
  private struct Slots {
    private(set) var all: [ObjectSlot] = []
    private var pruneAt = 4

    mutating func add(_ slot: ObjectSlot) {
      if all.count == pruneAt { prune() }
      all.append(slot)
    }

    /// Removes the slots of released controllers. The next time is when the number has doubled, so that an insertion
    /// costs the same however many controllers have the id.
    mutating func prune() {
      all.removeAll { $0.object == nil }
      pruneAt = max(4, all.count * 2)
    }
  }

  private var slots: [ExactText: Slots] = [:]
  private var pruneAt = 1024

  func insert(_ controller: any RNNLayoutProtocol) {
    // The next time is when the number of ids has doubled.
    if slots.count >= pruneAt { prune() }
    slots[ExactText(controller.layoutInfo.componentId), default: Slots()].add(controller.slot)
  }

  /// Returns all living controllers with an id. There is one, unless the script side used the id twice.
  func controllers(_ id: String) -> [any RNNLayoutProtocol] { slots[ExactText(id)]?.all.compactMap(\.layout) ?? [] }

  /// Removes the slots of released controllers. Each is small, but it keeps a page of memory from being given back.
  func prune() {
    slots = slots.compactMapValues { slots in
      var slots = slots
      slots.prune()
      return slots.all.isEmpty ? nil : slots
    }
    pruneAt = max(1024, slots.count * 2)
  }
}
