public import Shared

/// A property that is nil once its object is gone, as a `weak` one is, without the price of `weak`: that moves an
/// object's reference counts aside for good, and each retain of a view or a controller then takes several times as long.
@MainQueue
@propertyWrapper
public struct WeakReference<Object: WeaklyReferenced> {
  private var slot: ObjectSlot?

  public init(wrappedValue: Object?) { slot = wrappedValue?.slot }

  public var wrappedValue: Object? {
    get { slot?.object.map { unsafeDowncast($0, to: Object.self) } }
    set { slot = newValue?.slot }
  }
}

/// An object that `WeakReference` may refer to. It keeps its slot in an `OwnSlot`.
@MainQueue
public protocol WeaklyReferenced: AnyObject {
  /// One for life, made at the first use.
  var slot: ObjectSlot { get }
}

/// Where those who refer to an object find it, or that it is gone.
@MainQueue
public final class ObjectSlot {
  /// Unsafe twice: it is no reference that is counted, and it is emptied by a `deinit`, which has no isolation. Views and
  /// controllers are let go on the main thread, or when nothing runs there any more.
  public fileprivate(set) nonisolated(unsafe) unowned(unsafe) var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }

  nonisolated func empty() { object = nil }
}
