package import NavbridgeRuntime

/// The slot of a `WeaklyReferenced` object. It is created on first use and emptied when the object is deallocated.
///
/// It must be the object's first property, so that it is empty before another property is released.
@MainQueue
package struct OwnSlot: ~Copyable {
  /// It is unsafe only because of `deinit`, which has no isolation.
  private nonisolated(unsafe) var made: ObjectSlot?

  package nonisolated init() {}

  deinit { unsafe made?.empty() }

  package mutating func slot(of object: AnyObject) -> ObjectSlot {
    if let made = unsafe made { return made }
    let slot = ObjectSlot(object)
    unsafe made = slot
    return slot
  }
}

/// Decides when a collection of weak references is freed of those that have gone: each time that its number has doubled,
/// so that an insertion costs the same however many there are.
package struct PruneMark {
  private let least: Int
  private var next: Int

  /// - Parameter least: the number before which nothing is pruned.
  package init(from least: Int) { (self.least, next) = (least, least) }

  package func isReached(by count: Int) -> Bool { count >= next }

  /// Sets the next mark by the number that is left.
  package mutating func pruned(to count: Int) { next = max(least, count * 2) }
}
