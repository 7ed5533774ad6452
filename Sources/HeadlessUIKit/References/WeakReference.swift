package import NavbridgeRuntime

/// A property that is nil as soon as the end of its object begins, as a `weak` property is, but without the cost of
/// `weak`. A `weak` reference moves the object's reference counts aside permanently, and each retain of a view or a view
/// controller then takes several times as long.
@MainQueue
@propertyWrapper
package struct WeakReference<Object: WeaklyReferenced> {
  private var slot: ObjectSlot?

  package init(wrappedValue: Object?) { slot = wrappedValue?.slot }

  package var wrappedValue: Object? {
    get {
      guard let object = unsafe slot?.object, !ObjectSlot.isEnding(object) else { return nil }
      return unsafe unsafeDowncast(object, to: Object.self)
    }
    set { slot = newValue?.slot }
  }
}

/// An object to which `WeakReference` may refer. It keeps its slot in an `OwnSlot`.
@MainQueue
package protocol WeaklyReferenced: AnyObject {
  /// The object's only slot. It is created on first use.
  var slot: ObjectSlot { get }
}

/// The place where references find an object, or find that it is deallocated.
@MainQueue
package final class ObjectSlot {
  /// It is unsafe for two reasons. The reference is not counted, and it is emptied by a `deinit`, which has no
  /// isolation. Views and view controllers are released on the main thread, or when no code runs there any more.
  package fileprivate(set) nonisolated(unsafe) unowned(unsafe) var object: AnyObject?

  init(_ object: AnyObject) { unsafe self.object = object }

  nonisolated func empty() { unsafe object = nil }

  /// True once the end of an object has begun, which is before the `deinit` of its most derived class. A slot is emptied
  /// after that `deinit`, and a reference that it keeps to the object would outlive the object.
  ///
  /// The counts of an object are its second word. Its bit 32 is set when the end begins. While bit 63 is set, the counts
  /// lie in a table elsewhere, and a `weak` reference finds out. To ask the runtime each time would cost a tenth of a push
  /// and a pop. `WeakReferenceTests` fail if a compiler lays out objects differently.
  @inline(__always)
  static func isEnding(_ object: AnyObject) -> Bool {
    let address = unsafe UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    let counts = unsafe address.load(fromByteOffset: 8, as: UInt64.self)
    return counts & (1 << 63 | 1 << 32) != 0 && isEnding(object, counts)
  }

  @inline(never)
  private static func isEnding(_ object: AnyObject, _ counts: UInt64) -> Bool {
    guard counts >> 63 == 1 else { return true }
    weak let reference = object
    return reference == nil
  }
}
