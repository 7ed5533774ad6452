public import NavbridgeRuntime

/// The slot of a `WeaklyReferenced` object. It is created on first use and emptied when the object is deallocated.
///
/// It must be the object's first property, so that it is empty before another property is released.
@MainQueue
public struct OwnSlot: ~Copyable {
  /// It is unsafe only because of `deinit`, which has no isolation.
  private nonisolated(unsafe) var made: ObjectSlot?

  public nonisolated init() {}

  deinit { unsafe made?.empty() }

  public mutating func slot(of object: AnyObject) -> ObjectSlot {
    if let made = unsafe made { return made }
    let slot = ObjectSlot(object)
    unsafe made = slot
    return slot
  }
}
