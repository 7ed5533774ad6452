public import Shared

/// What a `WeaklyReferenced` object keeps of its slot: made at the first use, emptied when the object goes.
///
/// The first of the object's properties, so that it is empty before another one goes.
@MainQueue
public struct OwnSlot: ~Copyable {
  /// Unsafe for `deinit` alone, which has no isolation.
  private nonisolated(unsafe) var made: ObjectSlot?

  public nonisolated init() {}

  deinit { made?.empty() }

  public mutating func slot(of object: AnyObject) -> ObjectSlot {
    if let made { return made }
    let slot = ObjectSlot(object)
    made = slot
    return slot
  }
}
